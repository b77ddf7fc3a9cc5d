/**
 * What One Deck Dungeon means to the laboratory. The party wins or falls as one. The odds that a table shows before an
 * encounter take longer than a whole delve by policy, so they are looked at once in a few matches.
 */
import { type Lookout, lookoutOf } from '../../../engine/lookout.ts'
import type { Notes, Watcher } from '../../../engine/watch.ts'
import { indexOf, type PrintingTables } from '../content/content-index.ts'
import { isDying } from '../rules/damage.ts'
import { abilityOf, cardOf, heroId, isAtBoss, placeOf } from '../rules/party.ts'
import { killerIn } from '../tale/fall.ts'
import { colourOf, dieNamed, valueOf } from '../types/dice.ts'
import {
  type Action,
  type ActionKind,
  type CardId,
  COLOURS,
  type Content,
  type DeckEvent,
  type EventKind,
  type State,
} from '../types.ts'
import { type Forecast, forecastAt, settle } from './forecast.ts'

interface Desk {
  readonly content: PrintingTables
  readonly notes: Notes
  turns: number
  /** What was met last. */
  foe: { readonly kind: 'foe' | 'peril' | 'boss'; readonly id: string } | null
  /** What the last wound was, should it be the last one. */
  wound: { readonly by: string; readonly where: string | null } | null
  /** What was told of an encounter, until it is over. */
  readonly odds: Lookout<Action, State, Forecast>
}

type Meanings = { readonly [K in EventKind]?: (desk: Desk, event: DeckEvent<K>, state: State) => void }

const PARTY = 0
const DIE_FACES = 6
const LEADING_IN: ReadonlySet<ActionKind> = new Set(['enter', 'face', 'choose', 'split'])

export function watch(pack: Content, start: State, notes: Notes, look: number | null): Watcher<State> {
  const index = indexOf(pack)
  const content = index[start.edition]
  const odds = lookoutOf<Action, State, Forecast>(
    look,
    ({ kind }) => LEADING_IN.has(kind),
    (action, state) => forecastAt(index, state, action),
  )
  const desk: Desk = { content, notes, turns: 0, foe: null, wound: null, odds }
  for (const hero of start.party.keys()) notes.was(PARTY, 'hero', heroId(content, start, hero))
  notes.was(PARTY, 'party', `${start.party.length}`)
  return {
    before: (action: Action, state) => odds.before(action, state),
    hear: (event: DeckEvent, state) => meant(desk, event, state),
    close({ floor, ending }) {
      settleIn(desk)
      notes.ended('floor', floor, ending === 'slain' ? floor : null)
      return desk.turns
    },
  }
}

function meant<K extends EventKind>(desk: Desk, event: DeckEvent<K>, state: State): void {
  const meaning: Meanings[K] = MEANINGS[event.kind]
  meaning?.(desk, event, state)
}

function settleIn({ odds, notes }: Desk): void {
  if (!odds.told) return
  settle(odds.told, notes)
  odds.settle()
}

const noteWound = (desk: Desk, wound: DeckEvent<'hurt' | 'misfired'>, state: State) => {
  const { content, notes, foe } = desk
  desk.wound = killerIn(content, state, state, wound)
  if (foe && desk.wound.by === foe.id) notes.lost(foe.kind, foe.id, wound.damage)
}

function meet(desk: Desk, kind: 'foe' | 'peril' | 'boss', id: string): void {
  desk.foe = { kind, id }
  desk.notes.met(kind, id)
}

/** What hurts in an encounter, but for daring, which its odds leave to the party. */
function noteHarm({ content, odds }: Desk, { by }: DeckEvent<'hurt'>, state: State): void {
  if (!odds.told || by === 'stairs') return
  odds.told.isHurt = true
  if (isDying(content, state)) odds.told.isDeadly = true
}

/** The way back is still open to whoever has only opened a door. */
function noteTurningBack({ odds }: Desk): void {
  if (odds.told?.isMet === false) odds.drop()
}

const MEANINGS: Meanings = {
  began: desk => {
    settleIn(desk)
    desk.turns += 1
  },
  fled: noteTurningBack,
  vanished: noteTurningBack,
  faced(desk, { card }) {
    const forecast = desk.odds.told
    if (forecast?.isMet) settleIn(desk)
    else if (forecast) forecast.isMet = true
    const { encounter, isPeril } = factOf(desk.content, card)
    const [kind, id] = [
      isPeril ? 'peril' : 'foe',
      desk.content.printing.encounters[encounter]?.id ?? card,
    ] as const
    desk.notes.had(PARTY, kind, id)
    meet(desk, kind, id)
  },
  descended(desk, _event, state) {
    settleIn(desk)
    if (isAtBoss(state)) meet(desk, 'boss', desk.content.printing.dungeons[state.dungeon]?.id ?? '')
  },
  looted({ content, notes }, { card, as }) {
    const { skill, potion } = factOf(content, card)
    if (as === 'item') notes.had(PARTY, 'item', card)
    if (as === 'skill') notes.had(PARTY, 'skill', abilityOf(content, skill).id)
    if (as === 'potion') notes.had(PARTY, 'potion', abilityOf(content, potion).id)
  },
  levelled: ({ notes }, { level }) => notes.had(PARTY, 'level', `${level}`),
  rolled({ notes }, { die }) {
    const kind = dieNamed(die)
    notes.rolled(COLOURS[colourOf(kind)] ?? die, valueOf(kind), DIE_FACES)
  },
  hurt(desk, event, state) {
    noteWound(desk, event, state)
    noteHarm(desk, event, state)
  },
  misfired: noteWound,
  ended({ notes, wound }, { ending }) {
    if (ending === 'slain') notes.fell(wound?.by ?? '', wound?.where ?? '', null)
  },
}

function factOf(content: PrintingTables, card: CardId) {
  return cardOf(content, placeOf(content, card))
}
