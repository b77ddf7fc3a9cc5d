/** Does everything that needs neither a decision nor chance, until one of them is due. */
import type { Frame, FrameKind } from '../types.ts'
import type { Play } from './play.ts'
import { PROMPTS } from './prompts/index.ts'
import { top } from './stack.ts'

export function run(play: Play): void {
  while (step(play, top(play.state)));
}

/** One piece of what is in progress; false when someone or chance is to act. */
function step<K extends FrameKind>(play: Play, frame: Frame<K>): boolean {
  const prompt = PROMPTS[frame.kind]
  if (prompt.isAsked(play, frame)) return false
  prompt.run(play, frame)
  return true
}
