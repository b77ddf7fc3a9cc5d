/** What lies in lairs and with the Hunter, as a seat may know it. */
import type { Seat } from '../../../engine/types.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { idAt, idOrNull } from '../content/ids.ts'
import { chanceOfSpell, roundOdds } from '../odds/rolls.ts'
import { FACE_UP, faceAt, hasSeenMonster, hasSeenTreasure } from '../rules/index.ts'
import { type Hero, HUNTER, NONE, type State } from '../types.ts'
import type { FoeOdds, LairView } from './types.ts'

/** Every lair with a card in it; what lies face down has a face only for those who looked. */
export function lairViews(content: ContentIndex, state: State, you: Seat | null): LairView[] {
  const mine = state.heroes[you ?? state.turn]
  const views: LairView[] = []
  for (let lair = 0; lair < content.lairs.length; lair++) {
    const face = faceAt(state, lair)
    const hasLaid = num(state.laid, lair) !== NONE
    if (face === 0 && !hasLaid) continue
    const isUp = face === FACE_UP
    const card = isUp || (you !== null && hasSeenMonster(state, lair, you)) ? num(state.monster, lair) : NONE
    const laid = hasLaid && you !== null && hasSeenTreasure(state, lair, you) ? num(state.laid, lair) : NONE
    const number = state.numbers.indexOf(lair) + 1
    const drops = dropsAt(content, state, lair)
    views.push(
      card === NONE && !isUp && !hasLaid && drops === NOTHING
        ? darkLair(content, num(content.lairs, lair), number)
        : {
            at: idAt(content.spaceIds, num(content.lairs, lair)),
            number,
            isUp,
            card: idOrNull(content.monsterIds, card),
            odds: foeOdds(content, card, mine),
            hasLaid,
            laid: idOrNull(content.treasureIds, laid),
            drops,
          },
    )
  }
  return views
}

const DARK = new WeakMap<ContentIndex, Map<number, LairView>>()

/** A card face down and nothing else: most lairs are so for most of a match, so they are made once. */
function darkLair(content: ContentIndex, space: number, number: number): LairView {
  const known = DARK.get(content) ?? new Map<number, LairView>()
  DARK.set(content, known)
  const key = number * content.spaceIds.of.length + space
  const at = idAt(content.spaceIds, space)
  const dark = known.get(key) ?? {
    at,
    number,
    isUp: false,
    card: null,
    odds: null,
    hasLaid: false,
    laid: null,
    drops: NOTHING,
  }
  known.set(key, dark)
  return dark
}

export function hunterView(content: ContentIndex, state: State, you: Seat | null): LairView | null {
  if (state.hunterAt === NONE) return null
  const card = state.hunterUp ? state.hunter : NONE
  return {
    at: idAt(content.spaceIds, state.hunterAt),
    number: 0,
    isUp: state.hunterUp,
    card: idOrNull(content.monsterIds, card),
    odds: foeOdds(content, card, state.heroes[you ?? state.turn]),
    hasLaid: false,
    laid: null,
    drops: dropsAt(content, state, HUNTER),
  }
}

const NOTHING: readonly string[] = []

function dropsAt({ treasureIds }: ContentIndex, { drops }: State, place: number): readonly string[] {
  if (!drops.some((each, index) => index % 2 === 0 && each === place)) return NOTHING
  return drops
    .filter((_, index) => index % 2 === 1 && drops[index - 1] === place)
    .map(card => idAt(treasureIds, card))
}

function foeOdds(content: ContentIndex, card: number, hero: Hero | undefined): FoeOdds | null {
  if (card === NONE || num(content.trap, card) !== 0 || !hero || hero.hero === NONE) return null
  return {
    ...roundOdds(content, card, num(content.classOf, hero.hero), hero.bonus),
    fireball: chanceOfSpell(content, card, 0),
    lightning: chanceOfSpell(content, card, 1),
  }
}
