/** The keys of this table, by what they do: buttons and board ask here, and "?" lists them. */
export const KEYS = {
  stop: ['E'],
  fight: ['F'],
  hunter: ['G'],
  search: ['S'],
  /** The ball of fire, because F fights. */
  fireball: ['B'],
  lightning: ['L'],
  teleport: ['T'],
  esp: ['P'],
  ball: ['C'],
  closer: ['+', '='],
  farther: ['-'],
  whole: ['0'],
  pan: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
} as const
