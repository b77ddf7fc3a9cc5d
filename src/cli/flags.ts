/** What the values of flags must look like. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Budget } from '../bots/mind.ts'

/** For flags that may be given more than once. */
export function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}

const NONE: readonly string[] = []

/** The options of a game. A flag has no third name, so `--options` is one of its own that says the same. */
export function addOptions(command: Command, means: string): Command {
  return command
    .option('-o, --option <name=value>', `${means}; --options will do as well`, collect, NONE)
    .addOption(new SameAsOption('--options <name=value>').argParser(collect).default(NONE).hideHelp())
}

class SameAsOption extends Option {
  override attributeName(): string {
    return 'option'
  }
}

/** Several, with commas. */
export function names(text: string): string[] {
  const names = text.split(',').map(name => name.trim())
  if (names.includes('')) throw new InvalidArgumentError('There must be a name before and after each comma.')
  return names
}

export function wholeNumber(text: string): number {
  const number = Number(text)
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number))
    throw new InvalidArgumentError('It must be a whole number.')
  return number
}

export function countingNumber(text: string): number {
  const number = wholeNumber(text)
  if (number < 1) throw new InvalidArgumentError('It must be 1 or more.')
  return number
}

/** Several, with commas. */
export function countingNumbers(text: string): number[] {
  return names(text).map(countingNumber)
}

export function share(text: string): number {
  const number = Number(text)
  if (text.trim() === '' || !(number >= 0 && number <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1.')
  return number
}

/** `200`: so many iterations; `0.1s`: so many seconds. */
export function budget(text: string): Budget {
  const [, number, second] = /^(\d+(?:\.\d+)?)(s?)$/.exec(text) ?? []
  const amount = Number(number)
  if (second === 's' && amount > 0) return { milliseconds: amount * 1000 }
  if (second === '' && amount > 0 && Number.isSafeInteger(amount)) return { iterations: amount }
  throw new InvalidArgumentError(
    'It must be a number of iterations, such as 200, or of seconds, such as 0.1s.',
  )
}
