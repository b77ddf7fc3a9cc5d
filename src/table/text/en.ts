/** What a table says when it refuses, in English. */
export const en = {
  diceElsewhere: 'The dice of this match are rolled where it was begun.',
  /** How a match ended that nobody is left to play. */
  givenUp: (names: readonly string[]) => `${names.join(' and ')} gave up. The match is lost.`,
  /** After the result of the game itself. */
  wonInVain: (names: readonly string[]) => `But ${names.join(' and ')} had given up and cannot win.`,
  /** A line of the log. */
  gaveUp: (name: string) => `${name} gives up; a bot plays on.`,
  stopped: (step: number, of: number, why: string) =>
    `This match was begun under older rules. Its step ${step} of ${of} no longer holds: ${why} Everything before it is here.`,
  /** Why a step no longer holds; the action itself is no word for people. */
  notAllowed: (rule: string | undefined) =>
    rule === undefined ? 'it is not allowed any more.' : `rule ${rule} does not allow it any more.`,
  noRoll: 'A roll left no step behind.',
}

export type TableText = typeof en
