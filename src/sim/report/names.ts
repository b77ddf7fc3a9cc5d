/** What options and their values are called in a report. */
import { textOf } from '../../engine/option-text.ts'
import type { OptionWords } from '../../engine/types.ts'
import type { Arm } from '../lab/study.ts'
import type { ReportText } from './text/en.ts'

export type WordsOfOption = (name: string) => OptionWords

export function valueName(words: WordsOfOption, option: string, value: string): string {
  const { choices = {} } = words(option)
  return value
    .split(',')
    .map(choice => choices[choice] ?? choice)
    .join(', ')
}

/** All that an arm sets, in one line; empty where it sets nothing. */
export function armText(say: ReportText, words: WordsOfOption, { options, any }: Arm): string {
  const set = Object.entries(options).map(([name, value]) =>
    name === 'content' ? say.contentPack : `${words(name).label} ${valueName(words, name, textOf(value))}`,
  )
  return [...set, ...any.map(name => say.any(words(name).label))].join(', ')
}
