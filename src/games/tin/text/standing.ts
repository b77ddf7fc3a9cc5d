/** How far a rescue is, in a few words: moves, hearts and purse. */
import type { TinScene } from '../view/scene.ts'
import type { Speech } from './speech.ts'

export function standingText(
  { hearts, maxHearts, moves, turnLimit, gold }: TinScene,
  speech: Speech,
): string {
  const { board, places } = speech
  const purse = gold.reduce((sum, value) => sum + value, 0)
  const facts = [board.move(moves, turnLimit), places.hearts(hearts, maxHearts), `${board.gold} ${purse}`]
  const told = facts.join(' · ')
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`
}
