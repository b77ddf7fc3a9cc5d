/** What is said of an answer in one sentence. */
import type { Picture } from '../../table/protocol.ts'
import type { Answered } from './answered.ts'
import type { Begun } from './begin.ts'
import { words } from './text/index.ts'
import { textOf } from './text-of.ts'

export function verdictOn({ puzzle }: Begun, picture: Picture, { right }: Answered): string {
  const say = words.value
  if (puzzle.kind === 'laying') return right ? say.layRight : say.layWrong
  return right ? say.isRight : say.isWrong(textOf(picture, puzzle.options[0].action))
}
