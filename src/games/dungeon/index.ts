/**
 * Dungeon! A race for treasure through six levels, for 1 to 8 players.
 *
 * Heroes leave the Great Hall, up to 5 spaces a turn, and fight what they find in rooms and chambers: two dice against
 * the monster's number for their class, and a blow back when that fails. Rooms give treasure; the first to end a turn in
 * the Great Hall with enough gold wins (Rogue and Cleric 10,000, Fighter 20,000, Wizard 30,000). Rules: docs/rules/dungeon.md.
 *
 * Options: `players` (1 to 8; 2, or 1 in the solo modes) is the number of seats; `mode` is `race`, or for one player
 * `hunt` (find one treasure of level `hunt.level`, standard 1, before dying twice), `timed` (`timed.minutes`, standard 30;
 * the clock is the caller's, who plays `timeUp`) or `hunted` (a monster of level 6 comes for the hero); `turnLimit` (rounds,
 * standard null for none) ends any match. Hidden are treasures in hand and cards laid face down; chance is never stored.
 */
import type { Kit, Path } from '../../engine/types.ts'
import { TIME_UP } from './acts.ts'
import { advice } from './advice.ts'
import { bookOf } from './book.ts'
import { checkContent } from './check.ts'
import { lettersOf } from './compass.ts'
import { STANDARD } from './content/standard.ts'
import { facts } from './facts.ts'
import { make } from './make.ts'
import { pathsFrom } from './paths.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { type Content, type DungeonAction, NONE, type Options, type State } from './types.ts'
import type { DungeonView } from './view-types.ts'

export { isDungeonView } from './view.ts'
export type { DungeonView } from './view-types.ts'

/** Whole ways over the board, rooms and chambers first, named as the drawing names them; others by the way: `nne`. */
function namedPaths(view: DungeonView): Path[] {
  const book = bookOf(view.content)
  const { spaces } = book.content.board
  const from = view.seats[view.turn]?.at ?? NONE
  const isPassage = (space: number) => ['corridor', 'stair'].includes(spaces[space]?.kind ?? '')
  return pathsFrom(view)
    .toSorted((a, b) => Number(isPassage(a.to)) - Number(isPassage(b.to)))
    .map(({ to, steps }) => ({
      name: isPassage(to)
        ? lettersOf(book, from, steps)
        : (spaces[to]?.name ?? spaces[to]?.id.replace(/^room-/, '') ?? ''),
      actions: steps.map((space): DungeonAction => ({ kind: 'step', to: space })),
    }))
}

export const dungeonKit: Kit<State, DungeonAction, Options, Content> = {
  facts,
  packs: { standard: STANDARD, check: checkContent },
  make,
  reader: () => ({ words: { en, de }, advice, paths: namedPaths }),
  timeLimit: options =>
    options.mode === 'timed' ? { minutes: options['timed.minutes'], action: TIME_UP } : null,
}
