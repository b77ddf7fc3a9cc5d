/**
 * What One Deck Dungeon means to the laboratory. The party wins or falls as one. The odds of an encounter that a table
 * shows are not foretold here: one look at them takes longer than a whole delve by policy, and they are of the best
 * placement, which a bot does not find. `odds/odds-true.test.ts` holds them against real dice.
 */
import type { Notes, Watcher } from '../../../engine/watch.ts'
import { indexOf, type PrintingTables } from '../content/content-index.ts'
import { abilityOf, cardOf, heroId, isAtBoss, placeOf } from '../rules/party.ts'
import { killerIn } from '../tale/fall.ts'
import { colourOf, dieNamed, valueOf } from '../types/dice.ts'
import { type CardId, COLOURS, type Content, type DeckEvent, type EventKind, type State } from '../types.ts'

interface Desk {
  readonly content: PrintingTables
  readonly notes: Notes
  turns: number
  /** What was met last. */
  foe: { readonly kind: 'foe' | 'peril' | 'boss'; readonly id: string } | null
  /** What the last wound was, should it be the last one. */
  wound: { readonly by: string; readonly where: string | null } | null
}

type Meanings = { readonly [K in EventKind]?: (desk: Desk, event: DeckEvent<K>, state: State) => void }

const PARTY = 0
const DIE_FACES = 6

export function watch(pack: Content, start: State, notes: Notes): Watcher<State> {
  const content = indexOf(pack)[start.edition]
  const desk: Desk = { content, notes, turns: 0, foe: null, wound: null }
  for (const hero of start.party.keys()) notes.was(PARTY, 'hero', heroId(content, start, hero))
  notes.was(PARTY, 'party', `${start.party.length}`)
  return {
    hear: (event: DeckEvent, state) => meant(desk, event, state),
    close({ floor, ending }) {
      notes.ended('floor', floor, ending === 'slain' ? floor : null)
      return desk.turns
    },
  }
}

function meant<K extends EventKind>(desk: Desk, event: DeckEvent<K>, state: State): void {
  const meaning: Meanings[K] = MEANINGS[event.kind]
  meaning?.(desk, event, state)
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

const MEANINGS: Meanings = {
  began: desk => {
    desk.turns += 1
  },
  faced(desk, { card }) {
    const { encounter, isPeril } = factOf(desk.content, card)
    const [kind, id] = [
      isPeril ? 'peril' : 'foe',
      desk.content.printing.encounters[encounter]?.id ?? card,
    ] as const
    desk.notes.had(PARTY, kind, id)
    meet(desk, kind, id)
  },
  descended(desk, _event, state) {
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
  hurt: noteWound,
  misfired: noteWound,
  ended({ notes, wound }, { ending }) {
    if (ending === 'slain') notes.fell(wound?.by ?? '', wound?.where ?? '', null)
  },
}

function factOf(content: PrintingTables, card: CardId) {
  return cardOf(content, placeOf(content, card))
}
