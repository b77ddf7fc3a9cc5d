/** How a game looks: what a folder under web/games exports. It draws what the picture says and decides no rule. */

import type { ComponentChildren, JSX } from 'preact'
import type { Action, GameEvent, Path, Seat, View } from '../../engine/types.ts'
import type { Choice, Line, Picture } from '../../table/protocol.ts'
import type { Art } from '../art/art.ts'
import type { KeyLine } from './key-lines.ts'
import type { Beat, BeatsOf } from './stage/beat.ts'

export interface TableProps<V extends View = View> {
  readonly picture: Picture
  readonly view: V
  /** What can be done now; empty while someone else acts or an earlier moment is shown. */
  readonly choices: readonly Choice[]
  readonly ways: readonly Path[]
  choose(this: void, choice: Choice): void
  /** False where the press did not count. */
  walk(this: void, way: Path): boolean
  /** Goes on along a way that was pressed before. */
  walkOn(this: void, way: Path): void
  /**
   * Plays a choice that no press stands behind, where the page was told to go on by itself. Joined to the one before, it
   * is taken back with it.
   */
  playOn(this: void, choice: Choice, joined?: boolean): void
  /** Asks for a hint; the frame shows it. */
  askHint(this: void): void
  /** The key of the choice that a hint points at. */
  readonly lit: string | null
  /** The place on the board that it is about, by id: a way may lead there. */
  readonly goal: string | null
  readonly showOdds: boolean
  /** True when nothing should move. */
  readonly still: boolean
  /** What of the new things is being shown just now. */
  readonly beat: Beat | null
  /** Which choices the board offers now, where a button asked it to: see `ButtonLook.aim`. */
  readonly aim: string | null
}

/** How one choice is shown as a button. */
export interface ButtonLook {
  /** Outline of the icon. */
  readonly icon?: string
  readonly label?: string
  /** What it needs or costs. */
  readonly sub?: string
  /** The shortcut; without one the frame gives a number. */
  readonly key?: string
  readonly tone?: 'go' | 'plain' | 'risk'
  /** Stands first even while it is not the amber one, so that it keeps its place. */
  readonly leads?: boolean
  /** Choices with the same aim are one button, which lets the board choose among them. */
  readonly aim?: string
}

/** Something that cannot be done now, and why. */
export interface BlockedButton {
  readonly label: string
  readonly why: string
  readonly icon?: string
  readonly rule?: string
}

/** Something that is worth a moment of its own, shown large over the table. */
export interface Spotlight {
  readonly art: Art | null
  /** While there is no picture. */
  readonly icon: string
  readonly hue?: string
  readonly title: string
  readonly note?: string
  readonly tone: 'gain' | 'loss' | 'meet'
  /** What befalls others is shown smaller. */
  readonly isSmall?: boolean
  /** Selects where it goes afterwards: to the first of them that is to be seen. */
  readonly to?: string
}

/** Method syntax on purpose, as in the engine: a look of one game's view stands in a list of looks. */
export interface Look<V extends View = View> {
  /** What its classes begin with: the frame is `<prefix>-table` at play and `<prefix>-replay` afterwards. */
  readonly prefix: string
  /** What stands in the bar: round, floor, goal. */
  Status(this: void, props: TableProps<V>): JSX.Element | null
  /** The table itself. */
  Board(this: void, props: TableProps<V>): JSX.Element
  /** Beside it on the left, for games that need it. */
  Left?(this: void, props: TableProps<V>): JSX.Element | null
  /** What is at stake: the right rail, or a sheet on the phone. */
  SidePanel(this: void, props: TableProps<V>): JSX.Element | null
  /** In the dock: cards in hand, the dice tray. */
  Hand(this: void, props: TableProps<V>): JSX.Element | null
  /** On the phone, beside the buttons of the drawers: the one number to keep in sight. */
  Purse?(this: void, props: TableProps<V>): JSX.Element | null
  /** What the drawer with the hand is called on a phone: what is in it, or how much. */
  handName?(this: void, view: V): string
  /** One line about a seat, under its name in the bar. */
  seatLine(this: void, view: V, seat: Seat, picture: Picture): ComponentChildren
  /** What everybody may know of a seat, on a sheet of paper; without it, the line. */
  aboutSeat?(this: void, view: V, seat: Seat, picture: Picture): ComponentChildren
  /** The same in a few lines, told on pointing at somebody at the table; without it, the name. */
  seatTip?(this: void, view: V, seat: Seat, picture: Picture): readonly string[]
  /** The outline of the figure on a seat. */
  seatIcon(this: void, view: V, seat: Seat, picture: Picture): string
  /** Whom a hint is for, where several seats are played here; else it is for whoever is asked. */
  hintFor?(this: void, props: TableProps<V>): Seat | undefined
  /** How a choice looks in the dock; null for one that is made on the board. */
  buttonOf(this: void, choice: Choice, props: TableProps<V>): ButtonLook | null
  /** What one would look for and cannot have now. */
  blockedButtons?(this: void, props: TableProps<V>): readonly BlockedButton[]
  /** The keys of this table beside those of every table. */
  keys?(this: void): readonly KeyLine[]
  /** The outline beside a line of the log. */
  lineIcon(this: void, line: Line): string
  /** True for a line that one sees on the board anyway: a single step, say. */
  isQuiet?(this: void, line: Line): boolean
  /** The head of a round in the log: the text of the rule drawn above this line, or null. */
  lineHead?(this: void, line: Line): string | null
  /** In which beats an event is shown: a table of the game (`beatsBy`). */
  readonly beatsOf?: BeatsOf
  /** What others did, in a line, where one plays against each other. */
  recap?(this: void, events: readonly GameEvent[], picture: Picture): string
  /** What is shown large in a beat of that name. */
  spotlight?(this: void, beat: Beat, props: TableProps<V>): Spotlight | null
  /** The picture at the end of a match. */
  endPicture(this: void, view: V): Art | null
}

/** Leads through a match: says what to do, lights it, and lets only that be done. */
export interface Guide {
  /** Above the actions. */
  Slip(this: void, props: { readonly picture: Picture }): JSX.Element | null
  /** The key of the choice that is due. */
  lit(this: void, picture: Picture): string | null
  /** True while something is to be read first. */
  holds(this: void, picture: Picture): boolean
  /** False for what is not due now; the guide says so itself. */
  allows(this: void, picture: Picture, actions: readonly Action[]): boolean
  /** What is done instead of playing these, for guides that only ask; null where they are played. */
  takes?(this: void, picture: Picture, actions: readonly Action[]): (() => void) | null
}
