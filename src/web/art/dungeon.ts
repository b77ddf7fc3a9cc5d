/** The pictures of Dungeon!, loaded with its look. */
import { shelf } from './art.ts'
import focus from './dungeon/focus.json'

export const dungeonArt = shelf(
  import.meta.glob<string>('./dungeon/*.webp', { eager: true, query: '?url', import: 'default' }),
  focus,
)
