/** A set-up for friends who sit elsewhere: one seat is yours, the others are theirs or a bot's. */
import type { Facts } from '../../engine/types.ts'
import type { NewGathering } from '../../table/protocol.ts'
import { holderOf, optionsOf, type Place, type SetupDraft, withPlace } from './draft.ts'
import { heroesOf, isParty, withPersons, withSize } from './party.ts'

const OPEN: Place = { name: '', sitter: 'open' }

/** Whoever sat at this device besides you waits to be invited; a table for one gets a second seat. */
export function withFriends(draft: SetupDraft, facts: Facts, heroes: readonly string[]): SetupDraft {
  const far = { isPublic: false, hints: true }
  const shared = isParty(draft) ? eachOwnHero(draft, heroes) : draft
  const seated = { ...shared, far, practice: false, seed: '', places: shared.places.map(invited) }
  return seated.places.length > 1 ? seated : withPlace(facts, seated, 'open')
}

function eachOwnHero(draft: SetupDraft, heroes: readonly string[]): SetupDraft {
  const pair = heroesOf(draft).length > 1 ? draft : withSize(draft, 2, heroes)
  return withPersons(pair, true)
}

function invited(place: Place, seat: number): Place {
  return seat === 0 ? { ...place, sitter: 'person' } : OPEN
}

/** Back to one device: whoever was to be invited sits there. */
export function withoutFriends(draft: SetupDraft): SetupDraft {
  const places = draft.places.map(place =>
    place.sitter === 'open' ? ({ ...place, sitter: 'person' } as const) : place,
  )
  return { ...draft, far: null, places }
}

/** You sit there now, and whoever comes may have the seat that you leave. */
export function withYouAt(draft: SetupDraft, index: number): SetupDraft {
  const you = draft.places.find(({ sitter }) => sitter === 'person') ?? {
    name: '',
    sitter: 'person' as const,
  }
  const places = draft.places.map((place, at) => (at === index ? you : place === you ? OPEN : place))
  return { ...draft, places }
}

export function yourSeat({ places }: SetupDraft): number {
  return Math.max(
    0,
    places.findIndex(({ sitter }) => sitter === 'person'),
  )
}

export function nameOfYou(draft: SetupDraft): string {
  return draft.places[yourSeat(draft)]?.name.trim() ?? ''
}

export function gatheringOf(draft: SetupDraft): NewGathering {
  return {
    game: draft.game,
    options: optionsOf(draft),
    seats: draft.places.map(place => holderOf(place.sitter === 'person' ? OPEN : place)),
    isPublic: draft.far?.isPublic ?? false,
    ...(draft.far?.hints === false ? { withoutHints: true } : {}),
  }
}
