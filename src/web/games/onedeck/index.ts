/** One Deck Dungeon on the page. */
import * as ICONS from '../../parts/home-icons.generated.ts'
import type { PageGame } from '../page-game.ts'
import { words } from './cover/text/index.ts'

export const onedeck: PageGame = {
  cover: {
    game: 'onedeck',
    title: 'One Deck Dungeon',
    seats: { min: 1, max: 4 },
    minutes: 45,
    hue: '#33639c',
    outline: ICONS.dice,
    words,
  },
  look: () => import('./look.tsx').then(file => file.look),
  about: () => import('./about/text/index.ts').then(file => file.words),
  lessons: () => import('./lessons/index.ts').then(file => file.lessons),
  puzzles: () => import('./puzzles/index.ts').then(file => file.puzzles),
  tales: () => import('./tales/index.ts').then(file => file.tales),
  rulebook: {
    en: () => import('../../../../docs/rules/onedeck.md?raw'),
    de: () => import('../../../../docs/rules/de/onedeck.md?raw'),
  },
  setup: () => import('./setup/index.ts').then(file => file.setup),
  campaign: () => import('./campaign/screen.tsx').then(file => file.CampaignScreen),
  marks: () => import('./campaign/marks.ts').then(file => file.marks),
}
