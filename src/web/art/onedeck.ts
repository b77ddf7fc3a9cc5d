/** The pictures of One Deck Dungeon, loaded with its look. */
import { shelf } from './art.ts'
import focus from './onedeck/focus.json'

export const onedeckArt = shelf(
  import.meta.glob<string>('./onedeck/*.webp', { eager: true, query: '?url', import: 'default' }),
  focus,
)
