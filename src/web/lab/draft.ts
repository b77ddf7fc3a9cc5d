/** What the sheet of the laboratory holds until its games begin. */
import { textOf } from '../../engine/option-text.ts'
import type { Facts, Json, Language, OptionFact } from '../../engine/types.ts'
import { LEVELS } from '../../table/protocol.ts'
import { firstDraft, isOfMode, type SetupDraft, withoutPlace, withPlace } from '../setup/draft.ts'
import { isParty } from '../setup/party.ts'
import type { Compared, LabPack, LabQuestion } from './asked.ts'
import { chosenIn, rivalIn, rivalsIn, STANDARD } from './cards.ts'

/** The quickest first: the game's own judgement, which no table offers. */
export const POLICY = 'policy'
export const BOTS = [POLICY, ...LEVELS] as const
export type Bot = (typeof BOTS)[number]

export type Comparison = 'nothing' | 'option' | 'number' | 'cards'

export interface LabDraft {
  /** Options and seats, as the set-up of a match holds them. */
  readonly setup: SetupDraft
  readonly bots: readonly Bot[]
  /** Options that every game draws for itself. */
  readonly any: readonly string[]
  /** Kinds of choices that lots make and no bot. */
  readonly lots: readonly string[]
  readonly games: string
  readonly seed: string
  /** Packs from files. */
  readonly packs: readonly LabPack[]
  /** Which cards are played with, and which those are held against: by their keys. */
  readonly cards: string
  readonly against: string
  readonly comparison: Comparison
  /** What is compared: an option by its name, or a number of the cards by its place. */
  readonly option: string
  readonly path: string
  readonly values: string
  readonly isBrief: boolean
}

export const MOST_GAMES = 1_000_000

export function firstLabDraft(facts: Facts): LabDraft {
  const [option] = facts.options
  return {
    setup: firstDraft(facts, ''),
    bots: [POLICY],
    any: [],
    lots: [],
    games: '1000',
    seed: '1',
    packs: [],
    cards: STANDARD,
    against: '',
    comparison: 'nothing',
    option: option?.name ?? '',
    path: '',
    values: option ? valuesOf(option) : '',
    isBrief: true,
  }
}

/** The pack of the workshop against the standard set, ready to begin. */
export function againstStandard(draft: LabDraft): LabDraft {
  return { ...draft, comparison: 'cards', games: '2000' }
}

/** Where nothing is left to hold the chosen cards against, they are held against the standard set. */
export function comparedWith(draft: LabDraft, comparison: Comparison, bench: LabPack | null): LabDraft {
  const isAlone = comparison === 'cards' && rivalsIn(draft, bench).length === 0
  return {
    ...draft,
    comparison,
    cards: isAlone ? STANDARD : draft.cards,
    values: comparison === 'number' ? '' : draft.values,
  }
}

/** Cards that nothing is left to be held against are compared with nothing. */
export function withCards(draft: LabDraft, cards: string, bench: LabPack | null): LabDraft {
  const next = { ...draft, cards }
  const isAlone = draft.comparison === 'cards' && rivalsIn(next, bench).length === 0
  return isAlone ? { ...next, comparison: 'nothing' } : next
}

/** Numbers in the order of their size; of anything else all there are. */
function valuesOf({ choices }: OptionFact): string {
  if (!isNumeric({ choices })) return 'all'
  return choices
    .toSorted((a, b) => Number(a) - Number(b))
    .map(textOf)
    .join(', ')
}

/** Whether other values than its choices may be asked for. */
export function isNumeric({ choices }: Pick<OptionFact, 'choices'>): boolean {
  return choices.every(choice => choice === null || typeof choice === 'number')
}

/** Those that mean something as the others stand. */
export function optionsIn({ options }: Facts, { setup }: LabDraft): readonly OptionFact[] {
  return options.filter(({ name }) => !name.includes('.') || isOfMode(name, setup.options['mode']))
}

/** With this option drawn by every game, or with one value for all. */
export function withDrawn(draft: LabDraft, name: string, isDrawn: boolean): LabDraft {
  const others = draft.any.filter(each => each !== name)
  return { ...draft, any: isDrawn ? [...others, name] : others }
}

/** A choice that empties seats is made for all games. */
export function isDrawable({ alone }: OptionFact): boolean {
  return alone === undefined
}

export function withLots(draft: LabDraft, kind: string, isByLot: boolean): LabDraft {
  const others = draft.lots.filter(each => each !== kind)
  return { ...draft, lots: isByLot ? [...others, kind] : others }
}

export function withOptionCompared(draft: LabDraft, option: OptionFact): LabDraft {
  return { ...draft, option: option.name, values: valuesOf(option) }
}

/** Nobody shares a seat with a bot that has none. */
export function withSetup(draft: LabDraft, setup: SetupDraft): LabDraft {
  return { ...draft, setup, bots: draft.bots.slice(0, setup.places.length) }
}

export function withSeats(facts: Facts, draft: LabDraft, count: number): LabDraft {
  let { setup } = draft
  while (setup.places.length > count) setup = withoutPlace(setup, setup.places.length - 1)
  while (setup.places.length < count) setup = withPlace(facts, setup, 'novice')
  return withSetup(draft, setup)
}

/** Where seats are chosen here: a race, and no party or game for one. */
export function hasSeats({ seats, options }: Facts, { setup }: LabDraft): boolean {
  const isAlone = options.some(({ name, alone }) => alone?.includes(setup.options[name] ?? null))
  return seats.max > 1 && !isParty(setup) && !isAlone
}

interface Asking {
  readonly facts: Facts
  readonly language: Language
  /** What lies on the bench of the workshop. */
  readonly bench: LabPack | null
}

export function questionOf(draft: LabDraft, { facts, language, bench }: Asking): LabQuestion {
  const { setup, bots, lots, isBrief } = draft
  const drawn = optionsIn(facts, draft).filter(({ name }) => draft.any.includes(name))
  const compared = comparedBy(draft, bench)
  return {
    game: facts.id,
    language,
    bots,
    lots,
    ...(hasSeats(facts, draft) ? { seats: setup.places.length } : {}),
    seed: Number(draft.seed),
    games: Number(draft.games),
    options: optionsOf(facts, draft),
    any: drawn.map(({ name }) => name),
    pack: chosenIn(draft, bench)?.pack ?? null,
    compared,
    ...(compared && isBrief ? { until: 0.01 } : {}),
  }
}

function optionsOf(facts: Facts, draft: LabDraft): Record<string, Json> {
  const chosen = optionsIn(facts, draft).map(({ name, standard }) => ({
    name,
    standard,
    value: draft.setup.options[name] ?? null,
  }))
  const own = chosen.filter(
    ({ name, standard, value }) => !draft.any.includes(name) && textOf(value) !== textOf(standard),
  )
  return Object.fromEntries(own.map(({ name, value }) => [name, value]))
}

function comparedBy(draft: LabDraft, bench: LabPack | null): Compared | null {
  const { comparison, option, path, values } = draft
  if (comparison === 'nothing') return null
  if (comparison === 'cards') {
    const against = rivalIn(draft, bench)?.pack
    return against ? { against } : null
  }
  return { name: comparison === 'option' ? option : `pack.${path.trim()}`, values: values.trim() }
}
