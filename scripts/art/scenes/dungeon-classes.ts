import type { Scene } from '../scene.ts'
import { block } from './blocks.ts'

const portrait = block({ game: 'dungeon', width: 320, height: 170 })

/** The four classes: faces, because they are who the players are. */
export const classes: readonly Scene[] = [
  portrait('Rogue', '#5d8a52', 5, [
    ['moon', 236, 58, 40],
    ['burst', 236, 58, { inner: 48 }],
    ['skyline', 150, 40],
    ['fig', 'cloak-dagger', 150, 96, 176],
    ['fig', 'skeleton-key', 262, 126, 54, { tone: 'light' }],
    ['fig', 'swap-bag', 60, 132, 54],
    ['vault'],
  ]),
  portrait('Cleric', '#7288ad', 12, [
    ['rays', 160, 80, 60, 230, 26],
    ['halo', 160, 80, 72, 70],
    ['fig', 'monk-face', 160, 92, 148],
    ['candle', 54, 160, 52, 12, 20],
    ['candle', 74, 164, 34, 11, 18],
    ['candle', 268, 160, 44, 12, 20],
    ['fig', 'holy-symbol', 246, 66, 46, { tone: 'light' }],
    ['pointed', 0.5],
  ]),
  portrait('Fighter', '#a9543f', 19, [
    ['burst', 160, 92],
    ['fig', 'knight-banner', 48, 72, 96],
    ['fig', 'knight-banner', 272, 72, 96, { flip: true }],
    ['halo', 160, 86, 70, 72],
    ['fig', 'crossed-swords', 160, 100, 190, { tone: 'deep', rim: 2, lit: 0 }],
    ['ground', 156, 4],
    ['fig', 'visored-helm', 160, 88, 142],
    ['vault'],
  ]),
  portrait('Wizard', '#5f5da3', 26, [
    ['halo', 140, 84, 74, 74],
    ['swirl', 140, 84, { inner: 74 }],
    ['fig', 'wizard-staff', 240, 92, 132, { flip: true }],
    ['fig', 'wizard-face', 140, 86, 148],
    ['glint', 62, 48, 14],
    ['glint', 272, 118, 11],
    ['glint', 84, 120, 8],
    ['glint', 220, 30, 9],
    ['fig', 'book-pile', 52, 142, 46],
    ['pointed', 0.5],
  ]),
]
