/** The pictures of One Deck Dungeon, loaded with its look. */
import { shelf } from '../../../art/art.ts'
import focus from './focus.json'

export const onedeckArt = shelf(
  import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' }),
  focus,
)
