/** What a player does who takes time: battles to their end, and a dungeon laid with her way home in mind. */
import type { ContentIndex } from '../content/content-index.ts'
import type { Action, State } from '../types.ts'
import { foreseenAnswer } from './foreseen.ts'
import { judge } from './judge.ts'
import { mindOf } from './mind.ts'

export function deliberate(content: ContentIndex, state: State): Action {
  const mind = { ...mindOf(content, state), takesTime: true }
  const { step } = state
  const answer = step.kind === 'card' ? foreseenAnswer(mind, step.technique) : null
  return answer ?? judge(mind).action
}
