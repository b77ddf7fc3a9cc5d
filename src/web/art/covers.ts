/** Covers go by the id of their game, alone or with -mark, -won or -lost after it; home shows them before any game is loaded. */
import { shelf } from './art.ts'
import focus from './covers/focus.json'

export const coverArt = shelf(
  import.meta.glob<string>('./covers/*.webp', { eager: true, query: '?url', import: 'default' }),
  focus,
)
