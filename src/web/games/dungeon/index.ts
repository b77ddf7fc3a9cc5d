/** Dungeon! on the page. */
import * as ICONS from '../../parts/home-icons.generated.ts'
import type { PageGame } from '../page-game.ts'
import { words } from './cover/text/index.ts'

export const dungeon: PageGame = {
  cover: {
    game: 'dungeon',
    title: 'Dungeon!',
    seats: { min: 1, max: 8 },
    minutes: 45,
    hue: '#c0492f',
    outline: ICONS.crown,
    words,
  },
  look: () => import('./look.tsx').then(file => file.look),
  about: () => import('./about/text/index.ts').then(file => file.words),
  setup: () => import('./setup/index.ts').then(file => file.setup),
  lessons: () => import('./lessons/index.ts').then(file => file.lessons),
  puzzles: () => import('./puzzles/index.ts').then(file => file.puzzles),
  tales: () => import('./tales/index.ts').then(file => file.tales),
  rulebook: {
    en: () => import('../../../../docs/rules/dungeon.md?raw'),
    de: () => import('../../../../docs/rules/de/dungeon.md?raw'),
  },
}
