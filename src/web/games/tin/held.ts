/** What the player has picked up but not yet played: a turn of the tile, an answer, a thing of the tin. */
import { signal } from '@preact/signals'
import type { Token } from '../../../games/tin/types.ts'
import type { TinScene } from '../../../games/tin/view/scene.ts'
import type { TableProps } from '../../table/look.ts'
import { bestAnswer, turnAfter, turnsOf } from './choices.ts'

type Props = TableProps<TinScene>

interface Held<T> {
  /** The match and the moment it was picked up: later it means nothing. */
  readonly when: string
  readonly what: T
}

const heldTurn = signal<Held<number> | null>(null)
const heldAnswer = signal<Held<string> | null>(null)
/** The well or coin whose slip is open. */
export const openThing = signal<Token | null>(null)

const whenOf = ({ picture: { match, at } }: Props): string => `${match} ${at}`

function current<T>(held: Held<T> | null, props: Props): T | null {
  return held?.when === whenOf(props) ? held.what : null
}

export function turnHeld(props: Props): number {
  const turns = turnsOf(props.choices)
  const held = current(heldTurn.value, props)
  return held !== null && turns.includes(held) ? held : (turns[0] ?? 0)
}

export function holdTurn(props: Props, turn: number): void {
  heldTurn.value = { when: whenOf(props), what: turn }
}

export function turnOn(props: Props, step: 1 | -1): void {
  holdTurn(props, turnAfter(turnsOf(props.choices), turnHeld(props), step))
}

/** The key of the answer that is raised. */
export function answerHeld(props: Props): string | null {
  const held = current(heldAnswer.value, props)
  return held !== null && props.choices.some(({ key }) => key === held)
    ? held
    : bestAnswer(props.view, props.choices)
}

export function holdAnswer(props: Props, key: string): void {
  heldAnswer.value = { when: whenOf(props), what: key }
}

const ANSWERS: ReadonlySet<string> = new Set(['card', 'top', 'bare'])

/** Raises the next answer, round and round. */
export function answerOn(props: Props, step: 1 | -1): void {
  const keys = props.choices.filter(({ action }) => ANSWERS.has(action.kind)).map(({ key }) => key)
  const at = keys.indexOf(answerHeld(props) ?? '')
  const next = keys[(at + step + keys.length) % keys.length]
  if (next !== undefined) holdAnswer(props, next)
}
