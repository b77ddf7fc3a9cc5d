/**
 * Whether a card is worth its harm. What is gained lasts for the rest of the game; hearts weigh the more, the fewer are
 * left for the rest of the floor; and to flee costs a turn, as long as there is something else to do.
 */
import { left } from '../odds/placement/problem.ts'
import type { Action, DeckReason } from '../types.ts'
import type { DeckScene, SceneCard } from '../view/scene/index.ts'
import { type Prospect, prospectOf } from './pairs.ts'
import { because, hardly, type Weighed } from './weighed.ts'

/** So likely a death is not worth a card. */
const TOO_RISKY = 0.12
/** What any card is worth as loot, and each XP of it. */
const LOOT = 16
const XP = 5
/** A turn that brought nothing. */
const TURN = 4

/** What facing these cards is worth beside leaving them alone. */
function worthOf(cards: readonly SceneCard[], { cost, strain }: Prospect): number {
  const gain = cards.reduce((sum, { xp }) => sum + LOOT + XP * xp, 0)
  return gain - cost - strain
}

/** Hearts left of the hero who has the fewest. */
export function weakest(view: DeckScene): number {
  return Math.min(...view.party.map(left))
}

function isCard(card: SceneCard | null): card is SceneCard {
  return card !== null
}

export function cardsAt(view: DeckScene, door: number): SceneCard[] {
  return view.doors[door]?.cards.filter(isCard) ?? []
}

/** O-14: face it, or leave it for something better. */
export function weighDoor(view: DeckScene, action: Action): Weighed {
  switch (action.kind) {
    case 'face':
      return weighFacing(view)
    case 'flee':
      return because(3, whyLeave(view))
    case 'vanish':
      return because(isDeadly(view) || weakest(view) <= 2 ? 7 : 2.5, whySkip(view))
    case 'sneak':
      return because(view.edition === 'first' ? 3.5 : 2.9, whyLeave(view))
    case 'foresee':
      return because(4, { why: 'away' })
    default:
      return hardly(0)
  }
}

export function doorOf({ frame }: DeckScene): number {
  return frame.kind === 'door' ? frame.door : -1
}

function isDeadly(view: DeckScene): boolean {
  return prospectOf(view, { kind: 'face' }).risk > TOO_RISKY
}

/** Told of whoever vanished without the odds that weigh it. */
export function whySkip(view: DeckScene): DeckReason {
  return { why: 'skip', hearts: weakest(view) }
}

function whyLeave(view: DeckScene): DeckReason {
  const { risk, damage, time } = prospectOf(view, { kind: 'face' })
  const { tokens } = view
  return risk > TOO_RISKY ? { why: 'deadly', chance: risk, tokens } : { why: 'dear', damage, time }
}

function weighFacing(view: DeckScene): Weighed {
  const door = doorOf(view)
  const cards = cardsAt(view, door)
  const found = prospectOf(view, { kind: 'face' })
  const why = whyFace(cards, found)
  if (found.risk > TOO_RISKY) return because(2, why)
  if (worthOf(cards, found) >= -TURN) return because(6, why)
  return hasOther(view, door) ? because(2, why) : because(6, { why: 'forced' })
}

function whyFace(cards: readonly SceneCard[], { damage, time, deadly, way }: Prospect): DeckReason {
  const xp = cards.reduce((sum, card) => sum + card.xp, 0)
  return { why: 'worth', card: cards[0]?.id ?? '', xp, damage, time, deadly, way }
}

/** A door nobody has opened yet, room and cards for more of them, or the way down. */
function hasOther({ doors, doorLimit, deck, stairsShow }: DeckScene, but: number): boolean {
  const isUnknown = doors.some(({ open }, door) => door !== but && !open)
  return isUnknown || stairsShow || (doors.length < doorLimit && deck > 0)
}

/** Known cards by their worth: the good before an unknown one, the bad after exploring, the deadly last. */
export function weighEnter(view: DeckScene, door: number): Weighed {
  const known = cardsAt(view, door)
  const [first] = known
  if (!first) return because(6, { why: 'unknown', door })
  const found = prospectOf(view, { kind: 'enter', door })
  const { damage, time, deadly, way, risk } = found
  const worth = worthOf(known, found)
  const why: DeckReason = { why: 'room', door, card: first.id, damage, time, deadly, way }
  if (risk > TOO_RISKY) return because(1 - risk, why)
  return because(worth >= -TURN ? 6 + worth / 50 : 2.5 + worth / 1000, why)
}
