/** Dice on the screen: each is one thing to hold, though the table knows only how many there are of a kind. */
import { ARMOR, colourOf, dieName, MANA, valueOf } from '../../../../games/onedeck/types/dice.ts'
import type { DieFace } from '../../../parts/die/die.tsx'
import type { Kind } from '../../../parts/kind/outline.ts'
import type { DeckScene, SceneFight } from '../view.ts'

const LETTERS: readonly Kind[] = ['S', 'A', 'M', 'H']

/** One die of a hero: the first, second ... of those that look the same. */
export interface HeldDie {
  readonly hero: number
  /** The kind of die as actions name it. */
  readonly die: string
  readonly nth: number
}

export interface TrayDie extends HeldDie, DieFace {
  readonly key: string
  readonly kind: Kind
  readonly value: number
  /** What alone it may be used for. */
  readonly only: 'mana' | 'armor' | null
}

export const keyOf = ({ hero, die, nth }: HeldDie): string => `${hero}.${die}.${nth}`

export function faceOf(kind: number): { readonly kind: Kind; readonly value: number } {
  return { kind: kindAt(colourOf(kind)), value: valueOf(kind) }
}

export function kindAt(colour: number): Kind {
  return LETTERS[colour] ?? 'S'
}

/** As they lie in the tray. */
export const byKind = (a: { readonly kind: Kind }, b: { readonly kind: Kind }): number =>
  LETTERS.indexOf(a.kind) - LETTERS.indexOf(b.kind)

/** The dice of a hero in the encounter: those rolled just now among them, by colour and the highest first. */
export function diceOf(fight: SceneFight, slot: number, fresh = fight.fresh): TrayDie[] {
  const fighter = fight.fighters[slot]
  if (!fighter) return []
  const counts = [...fighter.pool]
  for (const code of fresh) {
    if (code >> 5 === slot) counts[code & 31] = (counts[code & 31] ?? 0) + 1
  }
  return counts
    .flatMap((count, kind) => Array.from({ length: count }, (_, nth) => trayDie(fighter.hero, kind, nth)))
    .toSorted((a, b) => byKind(a, b) || b.value - a.value)
}

function trayDie(hero: number, kind: number, nth: number): TrayDie {
  const held = { hero, die: dieName(kind), nth }
  const only = kind === MANA ? 'mana' : kind === ARMOR ? 'armor' : null
  return { ...held, ...faceOf(kind), key: keyOf(held), only }
}

/** The held die, if it still lies in the tray. */
export function findHeld(view: DeckScene, held: HeldDie | null): TrayDie | null {
  if (!held || !view.fight) return null
  const slot = view.fight.fighters.findIndex(({ hero }) => hero === held.hero)
  return diceOf(view.fight, slot).find(({ key }) => key === keyOf(held)) ?? null
}
