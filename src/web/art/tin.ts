/** The pictures of Dungeon in a Tin, loaded with its look. */
import { shelf } from './art.ts'
import focus from './tin/focus.json'

export const tinArt = shelf(
  import.meta.glob<string>('./tin/*.webp', { eager: true, query: '?url', import: 'default' }),
  focus,
)
