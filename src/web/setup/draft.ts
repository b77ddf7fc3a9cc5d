/** What a set-up sheet holds until the match begins. Whether it can be played is for the game to say. */
import type { SeatHolder } from '../../engine/match.ts'
import { isSameName } from '../../engine/names.ts'
import type { Facts, Json, OptionFact } from '../../engine/types.ts'
import { BEST, type Level, type NewMatch } from '../../table/protocol.ts'
import { standardSetup } from '../../table/standard-setup.ts'
import { freeCharacter, isCharacter } from './characters.ts'

export type Sitter = 'person' | 'open' | Level

export interface Place {
  /** Empty for one who was not given a name. */
  readonly name: string
  readonly sitter: Sitter
}

export interface SetupDraft {
  readonly game: string
  readonly places: readonly Place[]
  readonly options: Readonly<Record<string, Json>>
  readonly practice: boolean
  /** Empty for dice that nobody has rolled before. */
  readonly seed: string
  /** How many heroes go together, where heroes are chosen here; 0 where they are not. */
  readonly partySize: number
  readonly pack: { readonly name: string; readonly content: unknown } | null
  readonly sheets: readonly Brought[]
  /** With friends elsewhere, whether strangers find the table, and whether it gives hints; null at this device. */
  readonly far: { readonly isPublic: boolean; readonly hints: boolean } | null
}

/** A campaign sheet, and the hero who is on it. */
export interface Brought {
  readonly id: string
  readonly hero: string
}

/** Sensible to begin with: you, and where the game is a race, one bot to race against. */
export function firstDraft(facts: Facts, you: string): SetupDraft {
  const { options, seats } = standardSetup(facts, you)
  return {
    game: facts.id,
    places: seats.map(({ kind, name }) => ({ name, sitter: kind === 'bot' ? BEST : kind })),
    options,
    practice: false,
    seed: '',
    partySize: partySizeIn(facts.options),
    pack: null,
    sheets: [],
    far: null,
  }
}

function partySizeIn(options: readonly OptionFact[]): number {
  const heroes = options.find(({ name }) => name === 'heroes')?.standard
  return Array.isArray(heroes) ? heroes.length : 0
}

/** One more place: company ends what is for one alone. */
export function withPlace(
  { options }: Pick<Facts, 'options'>,
  draft: SetupDraft,
  sitter: Sitter,
): SetupDraft {
  const shared = options.filter(option => option.alone?.includes(draft.options[option.name] ?? null))
  return {
    ...draft,
    options: {
      ...draft.options,
      ...Object.fromEntries(shared.map(option => [option.name, option.standard])),
    },
    places: [...draft.places, { name: nameFor(sitter, draft.places), sitter }],
  }
}

/** People bring their own; who has not come yet has none. */
function nameFor(sitter: Sitter, places: readonly Place[]): string {
  if (sitter === 'person' || sitter === 'open') return ''
  return freeCharacter(places.map(({ name }) => name))
}

export function withoutPlace(draft: SetupDraft, index: number): SetupDraft {
  return { ...draft, places: draft.places.filter((_, at) => at !== index) }
}

export function changePlace(draft: SetupDraft, index: number, change: Partial<Place>): SetupDraft {
  return {
    ...draft,
    places: draft.places.map((place, at) => (at === index ? { ...place, ...change } : place)),
  }
}

/** Somebody else for a place: a name that was chosen stays, unless nobody has come yet. */
export function withSitter(draft: SetupDraft, index: number, sitter: Sitter): SetupDraft {
  const name = draft.places[index]?.name ?? ''
  const isChosen = name.trim() !== '' && !isCharacter(name) && sitter !== 'open'
  return changePlace(draft, index, {
    sitter,
    name: isChosen ? name : nameFor(sitter, draft.places.toSpliced(index, 1)),
  })
}

export function withOption(draft: SetupDraft, name: string, value: Json): SetupDraft {
  return { ...draft, options: { ...draft.options, [name]: value } }
}

/** True for an option that is of this mode alone: `hunt.level` of `hunt`. */
export function isOfMode(name: string, mode: Json | undefined): boolean {
  return typeof mode === 'string' && name.startsWith(`${mode}.`)
}

/** A choice for one alone leaves one at the table. */
export function withChoice(draft: SetupDraft, { name, alone }: OptionFact, value: Json): SetupDraft {
  const next = withOption(draft, name, value)
  return alone?.includes(value) ? { ...next, places: next.places.slice(0, 1) } : next
}

/** What is chosen of this option; `null` is a choice like any other. */
export function chosenIn({ options }: SetupDraft, { name, standard }: OptionFact): Json {
  return options[name] === undefined ? standard : options[name]
}

/** A choice as it is named among these, or as what it is; `null` is the word for none. */
export function choiceWords(
  choice: Json,
  none: string,
  named: Readonly<Record<string, string>> = {},
): string {
  if (choice === null) return none
  const plain = typeof choice === 'string' ? choice : JSON.stringify(choice)
  return named[plain] ?? plain
}

interface Calling {
  readonly you: string
  readonly player: (seat: number) => string
}

/** What a seat is called, named or not: you, where nobody else plays at this device, else by number. */
export function callOf(draft: SetupDraft, index: number, { you, player }: Calling): string {
  const place = draft.places[index]
  if (place && place.name.trim() !== '') return place.name.trim()
  return place?.sitter === 'person' && peopleIn(draft) === 1 ? you : player(index + 1)
}

/** How many people play, with those who have not come yet. */
export function peopleIn({ places }: SetupDraft): number {
  return places.filter(({ sitter }) => sitter === 'person' || sitter === 'open').length
}

/** The places of those who are called as somebody before them. */
export function namesakesIn(draft: SetupDraft, calling: Calling): number[] {
  const names = draft.places.map((_, index) => callOf(draft, index, calling))
  return [...names.keys()].filter(index =>
    names.slice(0, index).some(name => isSameName(name, names[index] ?? '')),
  )
}

export function withNames(draft: SetupDraft, calling: Calling): SetupDraft {
  const places = draft.places.map((place, index) => ({ ...place, name: callOf(draft, index, calling) }))
  return { ...draft, places }
}

export function holderOf({ name, sitter }: Place): SeatHolder {
  return sitter === 'person' || sitter === 'open'
    ? { kind: sitter, name }
    : { kind: 'bot', name, level: sitter }
}

/** The seed as a number: digits as they are, any other text by its letters. */
export function seedOf(text: string): number | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed)
  return Array.from(trimmed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31, 7)
}

/** The options with content of one's own, where it is played with. */
export function optionsOf({ options, pack }: SetupDraft): Readonly<Record<string, unknown>> {
  return pack ? { ...options, content: pack.content } : options
}

export function matchOf(draft: SetupDraft): NewMatch {
  const seed = seedOf(draft.seed)
  return {
    game: draft.game,
    seats: draft.places.map(holderOf),
    options: optionsOf(draft),
    practice: draft.practice,
    ...(seed === undefined ? {} : { seed }),
    ...(draft.sheets.length > 0 ? { sheets: draft.sheets.map(({ id }) => id) } : {}),
  }
}
