/** How a hero gets from space to space: on foot, thrown back, or set down (D-35, D-60, D-103). */
import { num } from '../content/content-index.ts'
import { idAt } from '../content/ids.ts'
import { type Hero, NONE } from '../types.ts'
import { by, type Play } from './play.ts'
import { isTaken } from './space.ts'
import { acting } from './state.ts'

/** One space on: the trail of this move grows (D-103), and a secret door gone through is known for good (D-60). */
export function walk(play: Play, hero: Hero, to: number, door: number): void {
  const { content, state, emit } = play
  const from = hero.at
  hero.trail = state.steps === 0 ? [from] : [...hero.trail, from]
  hero.at = to
  state.steps += 1
  state.isIdle = false
  state.isHome = false
  if (door !== NONE) hero.doors |= 1 << door
  if (!emit) return
  const ends = { from: idAt(content.spaceIds, from), at: idAt(content.spaceIds, to) }
  emit({ kind: content.isPassage[to] === true ? 'walked' : 'moved', ...by(play), ...ends })
}

/** After a spell the hero moves in, by whatever way leads there (D-51). */
export function moveIn(play: Play, to: number): void {
  const hero = acting(play.state)
  const way = play.content.ways[hero.at]?.find(one => one.to === to)
  walk(play, hero, to, way?.door ?? NONE)
}

/** D-35, D-103: back along the trail to the first space that is free; nobody is met there. */
export function goBack(play: Play, hero: Hero): void {
  const { content, state, emit } = play
  while (hero.trail.length > 0) {
    const back = num(hero.trail, hero.trail.length - 1)
    hero.trail = hero.trail.slice(0, -1)
    if (isTaken(content, state, back)) continue
    hero.at = back
    emit?.({ kind: 'thrownBack', ...by(play), at: idAt(content.spaceIds, back) })
    return
  }
}

/** Set down somewhere without walking: the way the hero came is lost (D-103). */
export function setDown(hero: Hero, space: number): void {
  hero.at = space
  hero.trail = []
}
