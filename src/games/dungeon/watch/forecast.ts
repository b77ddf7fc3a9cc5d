/** The chance that a table shows beside a choice, and whether it comes true. */
import type { Seat } from '../../../engine/types.ts'
import type { Notes } from '../../../engine/watch.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { positionOf } from '../content/ids.ts'
import { chancesBeside } from '../odds/beside.ts'
import { isCleared } from '../rules/index.ts'
import { heroOf } from '../rules/state.ts'
import { type Action, type DungeonEvent, type Kind, NONE, SPELLS, type State } from '../types.ts'
import { viewOf } from '../view/index.ts'
import { sceneOf } from '../view/scene.ts'

export interface Forecast {
  readonly seat: Seat
  readonly what: 'told' | 'unseen'
  readonly chance: number
}

const TO_THE_DICE: ReadonlySet<Kind> = new Set(['slide', 'teleport', 'meet', 'fight', 'cast', 'search'])
/** Whatever else is done, the dice are others, or none. */
const LEADS_ON: ReadonlySet<Kind> = new Set(['stop', 'meet', 'fight'])
const TELEPORT = SPELLS.indexOf('teleport')

/** Whether a chance may stand there: most steps lead along corridors. */
export function mayBeTold(content: ContentIndex, state: State, action: Action): boolean {
  if (action.kind === 'step') return isLair(content, state, positionOf(content.spaceIds, action.to))
  if (action.kind === 'stop') return isLair(content, state, heroOf(state, state.turn).at)
  return TO_THE_DICE.has(action.kind)
}

function isLair(content: ContentIndex, state: State, space: number): boolean {
  return num(content.lair, space) !== NONE && !isCleared(content, state, space)
}

/** Null where dice have nothing to decide, where the Hunter may be fought instead, or where the card may still be left. */
export function forecastAt(content: ContentIndex, state: State, action: Action): Forecast | null {
  const seat = state.turn
  const { here, hunter } = chancesBeside(action, sceneOf(content, viewOf(content, state, seat)))
  if (!here || hunter || !('chance' in here)) return null
  const isUnseen = here.kind !== 'find' && here.isAbout
  if (isUnseen && here.kind === 'win' && mayLeave(state, action)) return null
  return { seat, what: isUnseen ? 'unseen' : 'told', chance: here.chance }
}

/** Whoever can teleport away goes from the worst when it is turned up, and fights the rest. */
function mayLeave(state: State, { kind }: Action): boolean {
  return kind !== 'teleport' && !state.hasCast && num(heroOf(state, state.turn).spells, TELEPORT) > 0
}

export function goesOn({ seat }: Forecast, state: State, { kind }: Action): boolean {
  return state.turn === seat && LEADS_ON.has(kind)
}

/** Null while the dice have still to fall. A trap cannot be lost to; whoever cannot attack cannot win. */
function outcomeOf(event: DungeonEvent): boolean | null {
  switch (event.kind) {
    case 'attacked':
      return event.hit
    case 'searched':
      return event.found
    case 'sprung':
      return true
    case 'cannotAttack':
    case 'spellFailed':
      return false
    default:
      return null
  }
}

/** Whether it is known now. */
export function settled({ what, chance }: Forecast, event: DungeonEvent, notes: Notes): boolean {
  const happened = outcomeOf(event)
  if (happened !== null) notes.foretold(what, chance, happened)
  return happened !== null
}
