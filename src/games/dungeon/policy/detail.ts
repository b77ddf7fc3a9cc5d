/** Which decisions are small steps of a larger one. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { top } from '../rules/stack.ts'
import { acting, goldOf } from '../rules/state.ts'
import type { State, Step } from '../types.ts'
import { wayThrough } from './corridor.ts'

/** Where one is as good as another, or nearly so. */
const SMALL: readonly Step[] = ['learn', 'gaze', 'replace', 'haunt']

/** A corridor that leads on and nowhere else, and the way home of one who has enough. */
export function isDetail(content: ContentIndex, state: State): boolean {
  if (state.outcome !== null) return false
  const { step } = top(state)
  if (step !== 'move') return SMALL.includes(step)
  const hero = acting(state)
  if (state.mode !== 'hunt' && goldOf(content, hero) >= num(content.goal, hero.hero)) return true
  return wayThrough(content, state, hero) !== null
}
