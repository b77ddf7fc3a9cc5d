/** What is printed on cards, in the language of the player. The printed word stays the key to pictures and figures. */
import { wordsIn } from '../../../text/words.ts'

type Translate = (printed: string) => string

const translate = wordsIn<Translate>(printed => printed, {
  de: async () => {
    const { printed: table } = await import('../../../../games/onedeck/text/printed-de.ts')
    const known = new Map(Object.entries(table))
    return printed => known.get(printed) ?? printed
  },
})

export function say(printed: string): string {
  return translate.value(printed)
}
