/** What the values of flags must look like. */
import { InvalidArgumentError } from 'commander'

/** For flags that may be given more than once. */
export function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
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

export function share(text: string): number {
  const number = Number(text)
  if (text.trim() === '' || !(number >= 0 && number <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1.')
  return number
}
