/** The value of an option in one word, as it is typed, and back. */
import type { OptionFact } from './types.ts'

/** The choice of nothing at all, such as no turn limit. */
const NONE = 'none'

/** As it is typed: a list has commas. */
export function textOf(value: unknown): string {
  if (value === null) return NONE
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The choice that reads like this, or else what it is as JSON, or else the text itself; several have commas. */
export function valueOf(options: readonly OptionFact[], name: string, text: string): unknown {
  const option = options.find(candidate => candidate.name === name)
  if (option?.pick && !text.startsWith('[')) {
    const parts = text.split(',').map(part => part.trim())
    return parts.filter(part => part !== '').map(part => choiceOf(option.choices, part))
  }
  return choiceOf(option?.choices ?? [], text)
}

function choiceOf(choices: readonly unknown[], text: string): unknown {
  const choice = choices.find(candidate => textOf(candidate) === text)
  if (choice !== undefined) return choice
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
