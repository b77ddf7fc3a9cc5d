/** What Dungeon in a Tin means to the laboratory. */
import type { Notes, Watcher } from '../../../engine/watch.ts'
import { type ContentIndex, indexOf, tileNamed, tileOf } from '../content/content-index.ts'
import { chanceToBeat, FACES } from '../content/round.ts'
import { here } from '../rules/index.ts'
import { type Content, type Room, type State, TECHNIQUES, type TinEvent, type Token } from '../types.ts'

type EventOf<K extends TinEvent['kind']> = Extract<TinEvent, { readonly kind: K }>

interface Desk {
  readonly content: ContentIndex
  readonly notes: Notes
}

type Meanings = {
  readonly [K in TinEvent['kind']]?: (desk: Desk, event: EventOf<K>, state: State) => void
}

const HERO = 0

export function watch(pack: Content, _start: State, notes: Notes): Watcher<State> {
  const desk = { content: indexOf(pack), notes }
  return {
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
  met: ({ notes }, { die, helmet }) => notes.had(HERO, 'monster', helmet ? `${die}-helmet` : die),
  took: ({ notes }, { token }) => hadItem(notes, token),
  bought: ({ notes }, { good }) => hadItem(notes, good),
  used: ({ notes }, { card }) => notes.had(HERO, 'card', card),
  levelled: ({ notes }, { level }) => notes.had(HERO, 'level', `${level}`),
  attacked: ({ notes }, { technique }) =>
    notes.rolled('technique', TECHNIQUES.indexOf(technique) + 1, TECHNIQUES.length),
  rolled({ notes }, { value, change, won }) {
    notes.rolled('number', value, FACES.length)
    notes.foretold('round', chanceToBeat(change), won)
  },
  ended({ content, notes }, { ending }, state) {
    if (ending !== 'slain') return
    const room = here(state)
    notes.fell(room.helmeted > 0 ? 'helmet' : 'monster', tileOf(content, room.tile).id, cellOf(room))
  },
}

function hadItem(notes: Notes, token: Token): void {
  if (typeof token === 'string') notes.had(HERO, 'item', token)
}

/** From the stairwell, to the east and to the south. */
function cellOf({ x, y }: Room): string {
  return `${x},${y}`
}
