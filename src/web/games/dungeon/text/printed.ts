import { namesOf, printedIn } from '../../../text/printed.ts'

export const say = printedIn(() =>
  import('../../../../games/dungeon/text/de/names.ts').then(({ CHAMBERS, MONSTERS, TREASURES }) => ({
    ...TREASURES,
    ...namesOf(MONSTERS),
    ...namesOf(CHAMBERS),
  })),
)
