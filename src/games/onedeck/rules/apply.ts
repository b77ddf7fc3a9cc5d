/** What an answer does to what is asked; then everything runs on to the next decision. */
import type { PrintingTables } from '../content/content-index.ts'
import type { Action, ActionKind, DeckEmit, Frame, FrameKind, State } from '../types.ts'
import type { Play } from './play.ts'
import { PROMPTS } from './prompts/index.ts'
import { run } from './run.ts'
import { top } from './stack.ts'

export function apply(content: PrintingTables, state: State, action: Action, emit: DeckEmit | null): void {
  const play: Play = { content, state, emit }
  answer(play, action, top(state))
  run(play)
}

function answer<A extends ActionKind, K extends FrameKind>(
  play: Play,
  action: Action<A>,
  frame: Frame<K>,
): void {
  const handle = PROMPTS[frame.kind].answers[action.kind]
  if (!handle) throw new Error(`"${action.kind}" is no answer to "${frame.kind}"`)
  handle(play, action, frame)
}
