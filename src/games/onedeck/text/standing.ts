/** How far a delve is, in a few words: the dungeon, the floor or the boss, and the health of the party. */
import type { DeckScene } from '../view/scene/index.ts'
import { placeText } from './board.ts'
import type { Say } from './say.ts'

export function standingText(say: Say, view: DeckScene): string {
  const { party } = view
  const health = party.map(hero => {
    const left = say.board.health(Math.max(0, hero.health - hero.damage), hero.health)
    return party.length === 1 ? left : `${say.name(hero)} ${left}`
  })
  return [say.name(view.dungeon), placeText(say, view), health.join(', ')].join(' · ')
}
