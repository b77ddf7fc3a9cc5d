/** What help says of a flag: what is usual stands there as one would write it, and not at all where it is nothing. */
import { Help, type Option } from 'commander'

const plain = new Help()

export function described(option: Option): string {
  const { defaultValue } = option
  if (typeof defaultValue !== 'object' || defaultValue === null) return plain.optionDescription(option)
  const usual = Object.values(defaultValue).join(',')
  return usual === '' ? option.description : plain.optionDescription(option.default(defaultValue, usual))
}
