/** The keys of this table, by what they do: buttons and tray ask here, and "?" lists them. */
export const KEYS = {
  main: ['↵'],
  explore: ['E'],
  descend: ['D'],
  /** The second hero's "done". */
  doneToo: ['D'],
  face: ['F'],
  flee: ['L'],
  convert: ['C'],
  enough: ['N'],
  strength: ['S'],
  agility: ['A'],
  magic: ['M'],
  /** H is the hint of every table. */
  heroic: ['X'],
  /** A door, a lit box while a die is held, or else a skill. */
  numbers: ['1 – 9'],
  letGo: ['Escape'],
} as const
