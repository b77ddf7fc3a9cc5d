/** What entries of the content are called and say, in the language of the player; in English where they have no other. */
import type { Named, Told } from '../../../../games/onedeck/types.ts'
import { wordsIn } from '../../../text/words.ts'

interface Saying {
  readonly name: (entry: Named) => string
  readonly effect: (entry: Told) => string
}

const english: Saying = { name: ({ name }) => name, effect: ({ text }) => text }
const german: Saying = {
  name: ({ name, de }) => de?.name ?? name,
  effect: ({ text, de }) => de?.text ?? text,
}

const saying = wordsIn<Saying>(english, { de: () => Promise.resolve(german) })

/** Empty where there is nobody. */
export const nameOf = (entry: Named | null | undefined): string => (entry ? saying.value.name(entry) : '')

export const effectOf = (entry: Told): string => saying.value.effect(entry)
