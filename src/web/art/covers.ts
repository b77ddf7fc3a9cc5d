/** Covers stand with their games and go by their ids, alone or with -mark, -won or -lost after it; home shows them before any game is loaded. */
import { shelf } from './art.ts'

export const coverArt = shelf(
  import.meta.glob<string>('../games/*/cover/*.webp', { eager: true, query: '?url', import: 'default' }),
  {},
)
