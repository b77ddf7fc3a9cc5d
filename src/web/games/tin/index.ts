/** Dungeon in a Tin on the page. */
import * as ICONS from '../../parts/home-icons.generated.ts'
import type { PageGame } from '../page-game.ts'
import { words } from './cover/text/index.ts'

export const tin: PageGame = {
  cover: {
    game: 'tin',
    title: 'Dungeon in a Tin',
    seats: { min: 1, max: 1 },
    minutes: 20,
    hue: '#4a7a4c',
    outline: ICONS.hero,
    words,
  },
  look: () => import('./look.tsx').then(file => file.look),
  about: () => import('./about/text/index.ts').then(file => file.words),
  lessons: () => import('./lessons/index.ts').then(file => file.lessons),
  puzzles: () => import('./puzzles/index.ts').then(file => file.puzzles),
  tales: () => import('./tales/index.ts').then(file => file.tales),
  rulebook: {
    en: () => import('../../../../docs/rules/tin.md?raw'),
    de: () => import('../../../../docs/rules/de/tin.md?raw'),
  },
}
