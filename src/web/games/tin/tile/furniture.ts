/** Every room has a face of its own: its outline, its floor and what stands in it, drawn as the tile is printed. */
import type { Drawing, Tile, TileKind } from '../../../../games/tin/types.ts'
import type { Floor, Shape } from './shapes.ts'
import {
  barrel,
  bone,
  brazier,
  bunk,
  coins,
  crack,
  crate,
  disc,
  flame,
  pillar,
  rect,
  shield,
  sword,
  web,
} from './strokes.ts'

/** ink: solid. cut: an outline over a pale body. line: strokes alone. wash: cloth. fire: light. */
export type Ink = 'ink' | 'cut' | 'line' | 'wash' | 'fire'

export interface RoomFace {
  readonly shape: Shape
  readonly floor: Floor | 'checks'
  readonly tint: 'sand' | 'clay' | 'slate' | 'moss' | 'wine' | 'gold' | 'rose'
  readonly things: readonly (readonly [Ink, string])[]
}

const STEPS = Array.from({ length: 12 }, (_, step) => {
  const turn = (step / 12) * 2 * Math.PI
  const at = (r: number) => `${Math.round(60 + r * Math.cos(turn))} ${Math.round(60 + r * Math.sin(turn))}`
  return `M${at(7)}L${at(29)}`
}).join('')

const FACES: Readonly<Record<Drawing, RoomFace>> = {
  stairs: {
    shape: 'round',
    floor: 'rays',
    tint: 'moss',
    things: [
      ['cut', disc(60, 60, 30)],
      ['ink', 'M60 60L60 31A29 29 0 0 1 85 45ZM60 60L85 45A29 29 0 0 1 89 60Z'],
      ['line', STEPS + disc(60, 60, 19)],
      ['ink', disc(60, 60, 6.5)],
    ],
  },
  star: {
    shape: 'octagon',
    floor: 'great',
    tint: 'sand',
    things: [
      ['cut', disc(60, 60, 25)],
      ['ink', 'M60 35L65 55L85 60L65 65L60 85L55 65L35 60L55 55Z'],
      ['line', 'M45 45L54 54M75 45L66 54M75 75L66 66M45 75L54 66' + disc(60, 60, 29)],
      ['cut', pillar(33, 33, 5) + pillar(87, 33, 5) + pillar(33, 87, 5) + pillar(87, 87, 5)],
    ],
  },
  statues: {
    shape: 'long',
    floor: 'grid',
    tint: 'slate',
    things: [
      ['wash', rect(63, 18, 22, 84)],
      ['line', 'M66 18V102M82 18V102M66 30l8-6 8 6M66 54l8-6 8 6M66 78l8-6 8 6M66 100l8-6 8 6'],
      ['cut', pillar(37, 28) + pillar(37, 49) + pillar(37, 71) + pillar(37, 92)],
      ['ink', disc(37, 28, 2.6) + disc(37, 49, 2.6) + disc(37, 71, 2.6) + disc(37, 92, 2.6)],
    ],
  },
  table: {
    shape: 'hall',
    floor: 'boards',
    tint: 'clay',
    things: [
      ['cut', rect(30, 28, 17, 64) + rect(22, 32, 5, 56) + rect(50, 32, 5, 56)],
      ['line', 'M35 28V92M42 28V92'],
      ['ink', disc(38.5, 38, 3.6) + disc(38.5, 52, 3.6) + disc(38.5, 80, 3.6) + 'M34 64l9 3-8 3Z'],
      ['line', bone(82, 88, 0.5) + disc(92, 27, 4)],
    ],
  },
  barrels: {
    shape: 'cave',
    floor: 'cobbles',
    tint: 'clay',
    things: [
      ['cut', barrel(33, 84, 10) + barrel(54, 89, 9) + barrel(31, 61, 8.5)],
      ['cut', crate(78, 78, 17) + crate(68, 86, 10)],
      ['line', web(23, 24, 1, 1)],
    ],
  },
  braziers: {
    shape: 'narrow',
    floor: 'ribs',
    tint: 'slate',
    things: [
      ['cut', brazier(40, 48) + brazier(80, 72)],
      ['fire', flame(40, 48) + flame(80, 72)],
      ['line', crack(62, 24)],
      ['cut', bone(46, 92, -0.4)],
    ],
  },
  bunks: {
    shape: 'hall',
    floor: 'planks',
    tint: 'sand',
    things: [
      ['cut', bunk(21, 24) + bunk(21, 44) + bunk(21, 64) + bunk(21, 84)],
      ['wash', rect(35, 24, 13, 14) + rect(35, 64, 13, 14)],
      ['line', 'M80 22h20M83 22v14M88 22v16M93 22v14M98 22v16M81 26h19' + bone(88, 92, 2.4)],
    ],
  },
  altar: {
    shape: 'apse',
    floor: 'checks',
    tint: 'slate',
    things: [
      ['cut', rect(44, 82, 32, 11)],
      ['ink', 'M58.5 84h3v2.5h3v2h-3v4h-3v-4h-3v-2h3Z'],
      ['cut', rect(24, 34, 22, 6) + rect(24, 47, 22, 6) + rect(24, 60, 22, 6)],
      ['cut', rect(72, 34, 20, 6)],
      ['fire', flame(38, 86) + flame(82, 86)],
    ],
  },
  hoard: {
    shape: 'keep',
    floor: 'grid',
    tint: 'gold',
    things: [
      ['cut', rect(28, 74, 24, 15) + rect(70, 80, 22, 14)],
      ['ink', rect(37, 79, 6, 6) + rect(78, 84, 6, 5)],
      ['line', 'M28 79h24M70 85h22'],
      ['cut', coins(60, 88) + coins(34, 62) + coins(86, 66)],
      ['line', 'M24 30h12M24 26h12M84 26h12M84 30h12'],
    ],
  },
  shields: {
    shape: 'cut',
    floor: 'diamonds',
    tint: 'gold',
    things: [
      ['cut', shield(34, 88) + shield(52, 91) + shield(70, 91) + shield(88, 88)],
      ['ink', sword(84, 64, 1) + sword(99, 64, -1)],
      ['ink', 'M27 56h22l-3 5h-7v5l5 5H30l5-5v-5h-5Z'],
    ],
  },
  rubble: {
    shape: 'square',
    floor: 'flags',
    tint: 'sand',
    things: [
      ['line', crack(24, 22) + crack(80, 82)],
      ['cut', disc(30, 84, 3) + disc(37, 88, 2) + disc(90, 34, 3) + disc(84, 30, 2)],
    ],
  },
  bed: {
    shape: 'scooped',
    floor: 'great',
    tint: 'rose',
    things: [
      ['wash', disc(60, 52, 24)],
      ['line', disc(60, 52, 24) + disc(60, 52, 20)],
      ['cut', rect(42, 72, 36, 27)],
      ['wash', rect(42, 83, 36, 16)],
      ['cut', rect(46, 74, 12, 7) + rect(62, 74, 12, 7)],
      ['ink', disc(42, 72, 3) + disc(78, 72, 3) + disc(42, 99, 3) + disc(78, 99, 3)],
      ['line', 'M42 88q9 5 18 0t18 0'],
    ],
  },
  // These leave every side free.
  well: {
    shape: 'octagon',
    floor: 'rays',
    tint: 'slate',
    things: [
      ['cut', disc(60, 60, 20)],
      ['ink', disc(60, 60, 13)],
      ['line', 'M60 40v7M60 73v7M40 60h7M73 60h7M46 46l5 5M74 46l-5 5M74 74l-5-5M46 74l5-5'],
    ],
  },
  pillars: {
    shape: 'hall',
    floor: 'diamonds',
    tint: 'sand',
    things: [['cut', pillar(32, 32) + pillar(88, 32) + pillar(32, 88) + pillar(88, 88)]],
  },
  bones: {
    shape: 'cave',
    floor: 'cobbles',
    tint: 'clay',
    things: [
      ['cut', bone(34, 86, 0.4) + bone(88, 32, 2)],
      ['line', web(98, 100, -1, -1) + crack(30, 28)],
    ],
  },
  carpet: {
    shape: 'cut',
    floor: 'herring',
    tint: 'wine',
    things: [
      ['wash', rect(38, 42, 44, 36)],
      ['line', rect(41, 45, 38, 30) + 'M50 60l10-10 10 10-10 10Z'],
      ['cut', brazier(30, 30) + brazier(90, 90)],
      ['fire', flame(30, 30) + flame(90, 90)],
    ],
  },
}

/** What a tile that names no drawing looks like: as its kind does, or as one of these, always the same for the same id. */
const BY_KIND: Readonly<Record<Exclude<TileKind, 'room'>, Drawing>> = {
  stairwell: 'stairs',
  chasm: 'rubble',
  princess: 'bed',
  locked: 'hoard',
}
const PLAIN: readonly Drawing[] = ['well', 'pillars', 'bones', 'carpet']

export function faceOfRoom({ id, kind, drawing }: Tile): RoomFace {
  return FACES[drawing ?? (kind === 'room' ? plainFor(id) : BY_KIND[kind])]
}

function plainFor(id: string): Drawing {
  const letters = Array.from(id, letter => letter.codePointAt(0) ?? 0)
  const hash = letters.reduce((sum, letter) => (sum * 31 + letter) % 9973, 7)
  return PLAIN[hash % PLAIN.length] ?? 'well'
}
