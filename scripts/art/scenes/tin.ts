import type { Layer, Scene } from '../scene.ts'
import { block } from './blocks.ts'
import { princess } from './people.ts'

const card = block({ game: 'tin', width: 320, height: 170 })
const [YELLOW, RED, STONE] = ['#b98a35', '#b5432f', '#5c7f52'] as const

const BRIDGE: readonly Layer[] = [
  ['stroke', 'M84 84Q160 116 236 84M84 92Q160 126 236 92', 3, 'light'],
  ['stroke', 'M100 90v8M120 97v8M140 101v8M160 103v8M180 101v8M200 97v8M220 90v8', 2.4, 'light'],
]

/** What the yellow die brings: a winged imp, with or without a helmet. */
const imp = (helmet: boolean): readonly Layer[] => [
  ['halo', 160, 88, 96, 70],
  ['burst', 160, 88],
  ['ground', 146, 6],
  ['fig', 'imp', 160, 90, 150],
  ...(helmet ? ([['fig', 'viking-helmet', 196, 38, 62, { turn: 8 }]] as const) : []),
  ['bone', 62, 152, 34, 14],
  ['bone', 262, 154, 30, -20],
  ['vault', 0.5, 8],
]

/** What the red die brings: larger, nearer, in fire. */
const fiend = (helmet: boolean): readonly Layer[] => [
  ['rays', 160, 100, 50, 230, 24],
  ['blaze', 16, 304, 160, 70, 9],
  ...(helmet
    ? ([['fig', 'warlord-helmet', 160, 82, 156]] as const)
    : ([['fig', 'imp-laugh', 160, 88, 148]] as const)),
  ['blaze', 10, 120, 176, 36, 6],
  ['blaze', 200, 310, 176, 36, 6],
  ['cave', 0.05],
]

/** With or without the rope across it. */
const chasm = (roped: boolean): readonly Layer[] => [
  ['halo', 160, 60, 130, 60],
  ['fall', 90, { much: 0.8 }],
  [
    'shape',
    'M-20 92H84L96 108L88 130L100 152L92 190H-20ZM340 92H236L224 108L232 130L220 152L228 190H340Z',
    'ink',
  ],
  ...(roped ? BRIDGE : []),
  ['fig', 'swordman', 54, 66, 60, { lit: 0 }],
  ['eyes', 160, 148, 30],
  ['eyes', 128, 162, 16],
  ['teeth', 9, 34],
  ['cave', 0.08],
]

export const tin: readonly Scene[] = [
  card('Imp', YELLOW, 31, imp(false), 44),
  card('Helmeted imp', YELLOW, 32, imp(true), 44),
  card('Fiend', RED, 8, fiend(false)),
  card('Helmeted fiend', RED, 9, fiend(true)),
  card(
    'Princess',
    '#a0527c',
    15,
    [
      ['masonry', 0, 0, 320, 170, 20],
      ['door', 232, 122, 64, 98, 'light'],
      ['bars', 210, 254, 26, 122, 4, 4, [66]],
      ['beam', 232, 122, 130, 190, 32, 110],
      ['flags', 146],
      ['halo', 122, 80, 62, 66],
      ...princess(122, 94, 1.25),
      ['fig', 'stone-throne', 42, 104, 84, { tone: 'deep', rim: 2 }],
      ['chain', 290, 20, 290, 130, 0, 6],
      ['vault', 0.5, 8],
    ],
    40,
  ),
  card('Merchant', '#7a6aa0', 22, [
    ['halo', 160, 84, 110, 64],
    ['burst', 160, 84],
    ['fig', 'hooded-figure', 110, 88, 118],
    ['shape', 'M150 118H300V130H290V190H160V130H150Z', 'ink'],
    ['fig', 'round-bottom-flask', 176, 102, 34, { tone: 'light' }],
    ['fig', 'skeleton-key', 212, 104, 32, { tone: 'light' }],
    ['fig', 'unlit-bomb', 250, 102, 32, { rim: 2 }],
    ['fig', 'rope-coil', 284, 106, 26, { tone: 'light' }],
    ['fig', 'old-lantern', 236, 44, 50],
    ['stroke', 'M236 20V-4', 2.4, 'ink'],
    ['fig', 'scales', 220, 152, 30, { tone: 'spot' }],
    ['ground', 160, 3],
    ['vault', 0.5, 8],
  ]),
  card('Stairwell', STONE, 29, [
    ['masonry', 0, 0, 320, 170, 20],
    ['door', 256, 62, 62, 74, 'light'],
    ['beam', 256, 62, 120, 180, 31, 90],
    ['steps', 60, 172, 164, 112, 8],
    ['shape', 'M224 60H340V190H224Z', 'ink', 0],
    ['masonry', 236, 72, 90, 100, 18, 'sky'],
    ['fig', 'person', 256, 40, 44, { rim: 2.4 }],
    ['pillar', 38, 30, 172, 26],
    ['fig', 'torch', 78, 72, 58],
    ['fig', 'swordman', 122, 116, 56, { rim: 2.2, lit: 0 }],
    ['flakes', 26, 2.2],
    ['vault', 0.5, 8],
  ]),
  card('Chasm', '#6d7280', 36, chasm(false)),
  card('Chasm roped', '#6d7280', 36, chasm(true)),
  card('Vault', '#8d7040', 43, [
    ['masonry', 0, 0, 320, 170, 20],
    ['rays', 160, 100, 50, 200, 20, 180, 360],
    ['fig', 'open-treasure-chest', 160, 88, 118],
    ['hoard', 160, 176, 260, 40, 8],
    ['fig', 'emerald', 92, 142, 24, { tone: 'light' }],
    ['fig', 'skeleton-key', 230, 142, 32, { tone: 'light' }],
    ['glint', 126, 60, 12],
    ['glint', 206, 46, 9],
    ['colonnade', 20],
  ]),
]
