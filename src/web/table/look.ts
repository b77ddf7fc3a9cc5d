/** How a game looks: what a folder under web/games exports. It draws what the picture says and decides no rule. */
import type { ComponentChildren, JSX } from 'preact'
import type { Path, Seat, View } from '../../engine/types.ts'
import type { Choice, Line, Picture } from '../../table/protocol.ts'

export interface TableProps<V extends View = View> {
  readonly picture: Picture
  readonly view: V
  /** What can be done now; empty while someone else acts or an earlier moment is shown. */
  readonly choices: readonly Choice[]
  readonly ways: readonly Path[]
  choose(choice: Choice): void
  walk(way: Path): void
  /** Asks for a hint; the frame shows it. */
  askHint(): void
  /** The key of the choice that a hint points at. */
  readonly lit: string | null
  readonly showOdds: boolean
  /** True when nothing should move. */
  readonly still: boolean
}

/** How one choice is shown as a button. */
export interface Face {
  /** Outline of the icon. */
  readonly icon?: string
  readonly label?: string
  /** What it needs or costs. */
  readonly sub?: string
  /** The shortcut; without one the frame gives a number. */
  readonly key?: string
  readonly tone?: 'go' | 'plain' | 'risk'
}

/** Something that cannot be done now, and why. */
export interface Off {
  readonly label: string
  readonly why: string
  readonly icon?: string
  readonly rule?: string
}

/** Method syntax on purpose, as in the engine: a look of one game's view stands in a list of looks. */
export interface Look<V extends View = View> {
  readonly id: string
  readonly title: string
  /** True when seats have secrets: people who share a device hand it over face down. */
  readonly hidden: boolean
  /** What stands in the bar: round, floor, goal. */
  Status(props: TableProps<V>): JSX.Element | null
  /** The table itself. */
  Board(props: TableProps<V>): JSX.Element
  /** Beside it on the left, for games that need it. */
  Left?(props: TableProps<V>): JSX.Element | null
  /** What is at stake: the right rail, or a sheet on the phone. */
  Stake(props: TableProps<V>): JSX.Element | null
  /** In the dock: cards in hand, the dice tray. */
  Hand(props: TableProps<V>): JSX.Element | null
  /** What the drawer with the hand is called on a phone, where it is not a hand. */
  handName?(): string
  /** One line about a seat, under its name in the bar. */
  seatLine(view: V, seat: Seat): ComponentChildren
  /** The outline of the figure on a seat. */
  seatIcon(view: V, seat: Seat): string
  /** How a choice looks in the dock; null for one that is made on the board. */
  faceOf(choice: Choice, props: TableProps<V>): Face | null
  /** What one would look for and cannot have now. */
  offs?(props: TableProps<V>): readonly Off[]
  /** The outline beside a line of the log. */
  lineIcon(line: Line): string
  /** The head of a round in the log: the text of the rule drawn above this line, or null. */
  lineHead?(line: Line): string | null
  /** The picture at the end of a match. */
  endPicture(view: V): string | null
}
