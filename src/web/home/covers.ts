/** The three covers on the home page, which is drawn before any game is loaded; a test compares them with the games' facts. */

import type { Outline } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.generated.ts'

export interface Cover {
  readonly game: 'dungeon' | 'onedeck' | 'tin'
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly hue: string
  readonly outline: Outline
}

export const COVERS: readonly Cover[] = [
  {
    game: 'dungeon',
    title: 'Dungeon!',
    seats: { min: 1, max: 8 },
    minutes: 45,
    hue: '#c0492f',
    outline: ICONS.crown,
  },
  {
    game: 'onedeck',
    title: 'One Deck Dungeon',
    seats: { min: 1, max: 4 },
    minutes: 45,
    hue: '#33639c',
    outline: ICONS.dice,
  },
  {
    game: 'tin',
    title: 'Dungeon in a Tin',
    seats: { min: 1, max: 1 },
    minutes: 20,
    hue: '#4a7a4c',
    outline: ICONS.hero,
  },
]

export function coverOf(game: string): Cover | undefined {
  return COVERS.find(cover => cover.game === game)
}
