/** What the laboratory's notes are called and where they lie: all that a report of a game needs besides the numbers. */

type Names = Readonly<Record<string, string>>

/** What stands under these names in the notes of a game. */
export interface GlossaryWords {
  readonly traits: Names
  readonly kinds: Names
  readonly scales: Names
  readonly dice: Names
  /** Chances that are shown. */
  readonly chances: Names
  readonly endings: Names
  /** Which values are this project's own; empty when none. */
  readonly reconstructed: string
  /** What dangers of these kinds cost, in the plural: hearts, wounds. */
  readonly losses: Names
  /** What a round is, in the plural. */
  readonly rounds: string
}

/** A place of the board: a rectangle in units of the board. */
export interface Patch {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Ground {
  readonly width: number
  readonly height: number
  readonly patches: readonly Patch[]
}

export interface Glossary {
  readonly words: GlossaryWords
  /** What an id of this kind or trait is called; also of what heroes fell to (`by`), where (`where`), and faces of dice. */
  name(kind: string, id: string): string
  /** The name of its picture, if it has one. */
  picture(kind: string, id: string): string | null
  /** The board with these places, for games that have one. */
  ground?(places: readonly string[]): Ground
}
