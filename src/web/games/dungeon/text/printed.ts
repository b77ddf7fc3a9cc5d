import { namesOf, printedIn } from '../../../text/printed.ts'

export const say = printedIn(() =>
  import('../../../../games/dungeon/text/names-de.ts').then(({ CHAMBERS, MONSTERS, TREASURES }) => ({
    ...TREASURES,
    ...namesOf(MONSTERS),
    ...namesOf(CHAMBERS),
  })),
)
