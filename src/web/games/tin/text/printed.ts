import { namesOf, printedIn } from '../../../text/printed.ts'

export const say = printedIn(() =>
  import('../../../../games/tin/text/names-de.ts').then(({ CARDS, TILES }) => ({
    ...CARDS,
    ...namesOf(TILES),
  })),
)
