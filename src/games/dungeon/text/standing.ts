/** How far a race is, in a few words: the round, and what the viewer has of the gold it takes. */
import type { DungeonScene } from '../view/scene.ts'
import { goalOf } from './facts.ts'
import type { Speech } from './speech.ts'

export function standingText(reading: DungeonScene, speech: Speech): string {
  const { view, heroes } = reading
  const own = view.you === null ? undefined : heroes[view.you]
  const round = speech.board.round(Math.max(1, view.round))
  const goal = own && own.seat.hero !== null ? goalOf(reading, own, (_, text) => text, speech) : ''
  return goal === '' ? round : `${round} · ${goal}`
}
