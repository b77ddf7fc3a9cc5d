/** Heroes that go together: how many, which ones, and who plays them. */
import { type Brought, type Place, type SetupDraft, withOption } from './draft.ts'

/** The heroes of a party in their order. */
export function heroesOf({ options: { heroes } }: SetupDraft): string[] {
  return Array.isArray(heroes) ? heroes.filter(hero => typeof hero === 'string') : []
}

/** A party has a seat for each hero, or one for all; otherwise seats come and go. */
export function isParty({ options }: SetupDraft): boolean {
  return 'heroes' in options
}

/** So many go: the last stay at home, or the first who are free come along. */
export function withSize(draft: SetupDraft, partySize: number, all: readonly string[]): SetupDraft {
  const party = heroesOf(draft)
  const free = all.filter(hero => !party.includes(hero))
  return withParty({ ...draft, partySize }, [...party, ...free].slice(0, partySize))
}

/** Where all places are taken, whoever was chosen first makes room; one who was in it already goes. */
export function toggleHero(draft: SetupDraft, hero: string): SetupDraft {
  const party = heroesOf(draft)
  if (party.includes(hero))
    return withParty(
      draft,
      party.filter(other => other !== hero),
    )
  return withParty(draft, [...party, hero].slice(-draft.partySize))
}

/** Who stays at home leaves the sheet there too. */
function withParty(draft: SetupDraft, party: readonly string[]): SetupDraft {
  const sheets = draft.sheets.filter(({ hero }) => party.includes(hero))
  return withPersons(withOption({ ...draft, sheets }, 'heroes', party), draft.places.length > 1)
}

/** The hero of this sheet goes in the first one's place, unless in the party already; null for none with a sheet. */
export function withSheet(draft: SetupDraft, sheet: Brought | null): SetupDraft {
  if (sheet === null) return { ...draft, sheets: [] }
  const party = heroesOf(draft)
  const next = party.includes(sheet.hero) ? party : [sheet.hero, ...party.slice(1)]
  return withOption({ ...draft, sheets: [sheet] }, 'heroes', next)
}

/** One person for all heroes, or one for each. */
export function withPersons(draft: SetupDraft, each: boolean): SetupDraft {
  const count = each ? draft.partySize : 1
  const places = Array.from(
    { length: count },
    (_, seat): Place => draft.places[seat] ?? { name: '', sitter: draft.far ? 'open' : 'person' },
  )
  return { ...draft, places }
}
