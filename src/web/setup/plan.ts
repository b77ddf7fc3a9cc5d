/** What a set-up sheet holds until the match begins. Whether it can be played is for the game to say. */
import type { SeatHolder } from '../../engine/match.ts'
import type { Facts, Json, OptionFact } from '../../engine/types.ts'
import { BEST, type Level, type NewMatch } from '../../table/protocol.ts'

export type Sitter = 'person' | 'open' | Level

export interface Place {
  /** Empty for one who was not given a name. */
  readonly name: string
  readonly sitter: Sitter
}

export interface Plan {
  readonly game: string
  readonly places: readonly Place[]
  readonly options: Readonly<Record<string, Json>>
  readonly practice: boolean
  /** Empty for dice that nobody has rolled before. */
  readonly seed: string
  readonly pack: { readonly name: string; readonly content: unknown } | null
  readonly sheets: readonly Brought[]
}

/** A campaign sheet, and the hero who is on it. */
export interface Brought {
  readonly id: string
  readonly hero: string
}

/** Names for those who are not asked for theirs. */
const NAMES = ['Bram', 'Odile', 'Tomas', 'Ilse', 'Rurik', 'Maud', 'Pell', 'Wenna']

/** Sensible to begin with: you, and where the game is a race, one bot to race against. */
export function firstPlan({ id, options, seats }: Facts, you: string): Plan {
  const standard = options.map(({ name, standard: value }) => [name, value] as const)
  const rivals = seats.max > 4 ? 1 : 0
  const places: Place[] = [{ name: you, sitter: 'person' }]
  for (let index = 0; index < rivals; index++) places.push({ name: NAMES[index] ?? '', sitter: BEST })
  return {
    game: id,
    places,
    options: Object.fromEntries(standard),
    practice: false,
    seed: '',
    pack: null,
    sheets: [],
  }
}

export function withPlace(plan: Plan, sitter: Sitter): Plan {
  const name = NAMES.find(free => !plan.places.some(place => place.name === free)) ?? ''
  // Company ends a game for one.
  const options = 'mode' in plan.options ? { ...plan.options, mode: 'race' } : plan.options
  return { ...plan, options, places: [...plan.places, { name, sitter }] }
}

export function withoutPlace(plan: Plan, index: number): Plan {
  return { ...plan, places: plan.places.filter((_, at) => at !== index) }
}

export function changePlace(plan: Plan, index: number, change: Partial<Place>): Plan {
  return { ...plan, places: plan.places.map((place, at) => (at === index ? { ...place, ...change } : place)) }
}

/** Somebody else for a place; who has not come yet has no name. */
export function withSitter(plan: Plan, index: number, sitter: Sitter): Plan {
  return changePlace(plan, index, sitter === 'open' ? { sitter, name: '' } : { sitter })
}

export function withOption(plan: Plan, name: string, value: Json): Plan {
  return { ...plan, options: { ...plan.options, [name]: value } }
}

/** What is chosen of this option; `null` is a choice like any other. */
export function chosenIn({ options }: Plan, { name, standard }: OptionFact): Json {
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

/** The heroes of a party in their order. */
export function heroesOf({ options: { heroes } }: Plan): string[] {
  return Array.isArray(heroes) ? heroes.filter(hero => typeof hero === 'string') : []
}

/** A party has a seat for each hero, or one for all; otherwise seats come and go. */
export function isParty({ options }: Plan): boolean {
  return 'heroes' in options
}

/** One hero more, or one less; who stays at home leaves the sheet there too. */
export function toggleHero(plan: Plan, hero: string): Plan {
  const party = heroesOf(plan)
  const next = party.includes(hero) ? party.filter(other => other !== hero) : [...party, hero]
  const sheets = plan.sheets.filter(sheet => next.includes(sheet.hero))
  return withOption({ ...plan, sheets }, 'heroes', next)
}

/** The hero of this sheet goes in the first one's place, unless in the party already; null for none with a sheet. */
export function withSheet(plan: Plan, sheet: Brought | null): Plan {
  if (sheet === null) return { ...plan, sheets: [] }
  const party = heroesOf(plan)
  const next = party.includes(sheet.hero) ? party : [sheet.hero, ...party.slice(1)]
  return withOption({ ...plan, sheets: [sheet] }, 'heroes', next)
}

interface Calling {
  readonly you: string
  readonly player: (seat: number) => string
}

/** What a seat is called, named or not: you, where nobody else sits at this device, else by number. */
export function callOf({ places }: Plan, index: number, { you, player }: Calling): string {
  const place = places[index]
  if (place && place.name.trim() !== '') return place.name.trim()
  const persons = places.filter(({ sitter }) => sitter === 'person').length
  return place?.sitter === 'person' && persons === 1 ? you : player(index + 1)
}

export function withNames(plan: Plan, calling: Calling): Plan {
  const places = plan.places.map((place, index) => ({ ...place, name: callOf(plan, index, calling) }))
  return { ...plan, places }
}

function holderOf({ name, sitter }: Place): SeatHolder {
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

export function matchOf(plan: Plan): NewMatch {
  const seed = seedOf(plan.seed)
  return {
    game: plan.game,
    seats: plan.places.map(holderOf),
    options: plan.pack ? { ...plan.options, content: plan.pack.content } : plan.options,
    practice: plan.practice,
    ...(seed === undefined ? {} : { seed }),
    ...(plan.sheets.length > 0 ? { sheets: plan.sheets.map(({ id }) => id) } : {}),
  }
}
