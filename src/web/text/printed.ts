/** What is printed on cards, in the language of the player. The printed word stays the key to pictures and figures. */
import { wordsIn } from './words.ts'

type Names = Readonly<Record<string, string>>

/** Says a printed word; what the list does not know stays as it is printed. */
export function printedIn(german: () => Promise<Names>): (printed: string) => string {
  const say = wordsIn<(printed: string) => string>(printed => printed, {
    de: async () => {
      const known = new Map(Object.entries(await german()))
      return printed => known.get(printed) ?? printed
    },
  })
  return printed => say.value(printed)
}

/** The names of a list whose entries say more than the name. */
export function namesOf(nouns: Readonly<Record<string, { readonly name: string }>>): Names {
  return Object.fromEntries(Object.entries(nouns).map(([printed, { name }]) => [printed, name]))
}
