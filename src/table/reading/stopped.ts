/** Why a match of older rules goes no further. */
import { saidBy } from '../../engine/result.ts'
import type { Language } from '../../engine/types.ts'
import type { Seen } from '../sight.ts'
import { textIn } from '../text/index.ts'

export function stoppedText({ at, of, refusal }: NonNullable<Seen['stopped']>, language: Language): string {
  const text = textIn(language)
  const why = refusal.code === 'illegal' ? text.notAllowed(refusal.rule) : saidBy(refusal)[language]
  return text.stopped(at, of, why)
}
