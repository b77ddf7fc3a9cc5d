/** Situations for the tests of the look: the view and the choices that a page would be sent. */
import { keyOf } from '../../../engine/result.ts'
import { standard } from '../../../games/onedeck/content/standard.ts'
import { given, placeIn, type Situation, sceneAt, viewAt } from '../../../games/onedeck/given.ts'
import { onedeckKit } from '../../../games/onedeck/index.ts'
import type { State } from '../../../games/onedeck/types.ts'
import type { BlockedChoice, Choice } from '../../../table/protocol.ts'
import type { Action, DeckScene } from './view.ts'

const game = onedeckKit.make(standard)
const { words } = onedeckKit.reader(standard)

export interface Seen {
  readonly view: DeckScene
  readonly choices: readonly Choice[]
  readonly blocked: readonly BlockedChoice[]
}

export function seen(situation: Situation, ...keys: string[]): Seen {
  return shown(given(situation).play(...keys))
}

/** A card has been survived and is to be claimed. */
export function looting(card: string, situation: Situation = {}): Seen {
  const table = given(situation)
  const id = placeIn(situation.edition ?? 'first', card)
  table.state.unseen = table.state.unseen.filter(other => other !== id)
  table.state.spoils = [id]
  table.state.stack = [{ kind: 'landing' }, { kind: 'loot' }]
  return shown(table)
}

/** What whoever holds the device may do, for any of those who play at it. */
function actionsOf(state: State): readonly Action[] {
  const actor = game.actor(state)
  const seats = actor.kind === 'seats' ? actor.seats : []
  return [...new Set(seats.toSorted((a, b) => a - b).flatMap(seat => game.actions(state, seat)))]
}

function shown({ state }: ReturnType<typeof given>): Seen {
  const choices = actionsOf(state).map(action => ({
    key: keyOf(action),
    action,
    text: keyOf(action),
    odds: null,
    rule: null,
  }))
  const view = viewAt(state)
  const blocked = (game.blocked?.(state, 0) ?? []).map(each => ({
    key: keyOf(each.action),
    action: each.action,
    text: keyOf(each.action),
    why: words.en.blocked?.(each, view) ?? '',
    rule: each.rule,
  }))
  return { view: sceneAt(state), choices, blocked }
}
