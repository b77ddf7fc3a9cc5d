import { namesOf, printedIn } from '../../../text/printed.ts'

export const say = printedIn(() =>
  import('../../../../games/tin/text/de/names.ts').then(({ CARDS, TILES }) => ({
    ...CARDS,
    ...namesOf(TILES),
  })),
)
