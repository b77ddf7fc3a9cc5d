/** Situations for the tests of the look: the view and the choices that a page would be sent. */
import { keyOf } from '../../../engine/result.ts'
import { standard } from '../../../games/onedeck/content/standard.ts'
import { given, placeIn, type Situation, sceneAt, viewAt } from '../../../games/onedeck/given.ts'
import { onedeckKit } from '../../../games/onedeck/index.ts'
import type { BlockedChoice, Choice } from '../../../table/protocol.ts'
import type { DeckScene } from './view.ts'

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

function shown({ state }: ReturnType<typeof given>): Seen {
  const choices = game
    .actions(state, 0)
    .map(action => ({ key: keyOf(action), action, text: keyOf(action), odds: null, rule: null }))
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
