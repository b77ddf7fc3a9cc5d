/** What Dungeon in a Tin means to the laboratory. Odds beside a choice take a look at the table, and are looked at seldom. */
import { type Lookout, lookoutOf } from '../../../engine/lookout.ts'
import type { Notes, Watcher } from '../../../engine/watch.ts'
import { type ContentIndex, indexOf, tileNamed, tileOf } from '../content/content-index.ts'
import { chanceToBeat, FACES } from '../content/round.ts'
import { here } from '../rules/index.ts'
import {
  type Action,
  type Content,
  type Room,
  type State,
  TECHNIQUES,
  type TinEvent,
  type Token,
} from '../types.ts'

import { bestAgainst, type Forecast, forecastAt, settle, TOLD_BESIDE } from './forecast.ts'

type EventOf<K extends TinEvent['kind']> = Extract<TinEvent, { readonly kind: K }>

interface Desk {
  readonly content: ContentIndex
  readonly notes: Notes
  /** What the round is fought with. */
  card: string
  readonly odds: Lookout<Action, State, Forecast>
}

type Meanings = {
  readonly [K in TinEvent['kind']]?: (desk: Desk, event: EventOf<K>, state: State) => void
}

const HERO = 0
/** A round without a card. */
const BARE = 'none'

export function watch(
  pack: Content,
  _start: State,
  notes: Notes,
  look: number | null = null,
): Watcher<State> {
  const content = indexOf(pack)
  const odds = lookoutOf<Action, State, Forecast>(
    look,
    ({ kind }) => TOLD_BESIDE.has(kind),
    (action, state) => forecastAt(content, state, action),
  )
  const desk: Desk = { content, notes, card: BARE, odds }
  return {
    before: (action: Action, state) => odds.before(action, state),
    hear: (event: TinEvent, state) => meant(desk, event, state),
    close({ moves, step }) {
      notes.ended('move', moves, step.kind === 'over' && step.ending === 'slain' ? moves : null)
      return moves
    },
  }
}

function meant<K extends TinEvent['kind']>(desk: Desk, event: EventOf<K>, state: State): void {
  const meaning: Meanings[K] = MEANINGS[event.kind]
  meaning?.(desk, event, state)
}

const MEANINGS: Meanings = {
  laid: ({ notes }, { tile }) => notes.had(HERO, 'tile', tile),
  /** Told before the hero stands there. */
  entered({ content, notes }, { tile }, { rooms }) {
    const room = rooms.find(laid => laid.tile === tileNamed(content, tile))
    if (room) notes.came(cellOf(room))
  },
  met: ({ notes }, { helmet }) => notes.met('monster', foeOf(helmet)),
  took: ({ notes }, { token }) => hadItem(notes, token),
  bought: ({ notes }, { good }) => hadItem(notes, good),
  attacked(desk, { technique }, state) {
    desk.notes.rolled('technique', TECHNIQUES.indexOf(technique) + 1, TECHNIQUES.length)
    desk.card = BARE
    const forecast = desk.odds.told
    if (forecast) forecast.best = bestAgainst(desk.content, state, technique)
  },
  lit({ odds }) {
    if (odds.told) odds.told.isLit = true
  },
  used: (desk, { card }) => {
    desk.card = card
  },
  levelled: ({ notes }, { level }) => notes.had(HERO, 'level', `${level}`),
  rolled({ notes, card, odds }, { value, change, won }) {
    notes.rolled('number', value, FACES.length)
    notes.foretold('round', chanceToBeat(change), won)
    notes.tried('card', card, won)
    if (!odds.told) return
    settle(odds.told, value, change, notes)
    odds.settle()
  },
  wounded: ({ notes }, _event, state) => notes.lost('monster', foeOf(here(state).helmeted > 0), 1),
  ended({ content, notes }, { ending }, state) {
    if (ending !== 'slain') return
    const room = here(state)
    notes.fell(foeOf(room.helmeted > 0), tileOf(content, room.tile).id, cellOf(room))
  },
}

/** Of monsters only the helmet tells in a fight, and helmets are fought first (T-30). */
function foeOf(helmet: boolean): string {
  return helmet ? 'helmet' : 'monster'
}

function hadItem(notes: Notes, token: Token): void {
  if (typeof token === 'string') notes.had(HERO, 'item', token)
}

/** From the stairwell, to the east and to the south. */
function cellOf({ x, y }: Room): string {
  return `${x},${y}`
}
