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
  return content.lairs.flatMap((at, lair) => {
    const face = faceAt(state, lair)
    const hasLaid = num(state.laid, lair) !== NONE
    if (face === 0 && !hasLaid) return []
    const isUp = face === FACE_UP
    const card = isUp || (you !== null && hasSeenMonster(state, lair, you)) ? num(state.monster, lair) : NONE
    const laid = hasLaid && you !== null && hasSeenTreasure(state, lair, you) ? num(state.laid, lair) : NONE
    return [
      {
        at: idAt(content.spaceIds, at),
        number: state.numbers.indexOf(lair) + 1,
        isUp,
        card: idOrNull(content.monsterIds, card),
        odds: foeOdds(content, card, mine),
        hasLaid,
        laid: idOrNull(content.treasureIds, laid),
        drops: dropsAt(content, state, lair),
      },
    ]
  })
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

function dropsAt({ treasureIds }: ContentIndex, { drops }: State, place: number): string[] {
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
