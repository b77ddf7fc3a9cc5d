/** What the person holds: one die, seen by board, tray and dungeon card alike. Nothing of it is known to the table. */
import { batch, signal } from '@preact/signals'
import type { Choice } from '../../../../table/protocol.ts'
import { say } from '../../../shell/toasts.ts'
import { choicesOf, type Props } from '../view.ts'
import { findHeld, type HeldDie, keyOf, type TrayDie } from './dice.ts'
import { boxesFor, isAskingForDie, layOn } from './moves.ts'
import { whyNothing } from './unmoved.ts'
import { isPlayedHere, latestHero } from './whose.ts'

export const held = signal<HeldDie | null>(null)

/** A die of somebody else that was pressed. */
export const strange = signal<HeldDie | null>(null)

/** The held die as it lies in the tray now; while the table asks for a die nothing is held. */
export function heldNow({ view, choices }: Props): TrayDie | null {
  return isAskingForDie(choices) ? null : findHeld(view, held.value)
}

/** The same for a die of somebody else that was pressed. */
export function strangeNow(props: Props): TrayDie | null {
  const die = findHeld(props.view, strange.value)
  return die && !isPlayedHere(props, die.hero) ? die : null
}

/** Takes a die up, or puts it down again. */
export function hold(die: HeldDie): void {
  take(held.value && keyOf(die) === keyOf(held.value) ? null : die)
}

export function take(die: HeldDie | null): void {
  batch(() => {
    held.value = die
    strange.value = null
    if (die) latestHero.value = die.hero
  })
}

/** Where a hint points, unless another die is held than the one it means; else where the held die fits. */
export function litBoxes(props: Props): ReadonlySet<number> {
  const die = heldNow(props)
  const advised = choicesOf(props.choices, 'lay').find(({ key }) => key === props.lit)?.action
  if (advised && (!die || (die.hero === advised.hero && die.die === advised.die)))
    return new Set([advised.box])
  if (die) return boxesFor(props.choices, die)
  return new Set(choicesOf(props.choices, 'crush').map(({ action }) => action.box))
}

/** Pressing a box: lays the held die or the advised one, or puts a heroic 6 there where that is asked; else says why not. */
export function pressBox(props: Props, box: number): void {
  const die = heldNow(props)
  const choice =
    choicesOf(props.choices, 'crush').find(({ action }) => action.box === box) ??
    (die ? layOn(props.choices, die, box) : advisedOn(props, box))
  if (!choice) return say(whyNothing(props, box, die))
  held.value = null
  props.choose(choice)
}

/** The die that a hint or a lesson means for this box: who presses the box that is lit means it too. */
function advisedOn({ choices, lit }: Props, box: number): Choice | null {
  return choicesOf(choices, 'lay').find(({ key, action }) => key === lit && action.box === box) ?? null
}
