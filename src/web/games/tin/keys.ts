/** The keys of this table, by what they do: buttons and map ask here, and "?" lists them. */
export const KEYS = {
  main: ['↵'],
  walk: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
  stay: ['S'],
  unlock: ['K'],
  /** Never offered together. */
  rest: ['R'],
  drink: ['P'],
  bomb: ['B'],
  cancel: ['X'],
  closer: ['+', '='],
  farther: ['-'],
  whole: ['0'],
  /** Heard by whatever is told of. */
  look: ['Tab', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
  pan: ['Shift', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
} as const
