/** What a table says when it refuses, in English. */
export const en = {
  diceElsewhere: 'The dice of this match are rolled where it was begun.',
  noRoll: 'A roll left no step behind.',
}

export type TableText = typeof en
