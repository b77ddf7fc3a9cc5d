/** The pictures of Dungeon in a Tin, loaded with its look. */
import { shelf } from '../../../art/art.ts'
import focus from './focus.json'

export const tinArt = shelf(
  import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' }),
  focus,
)
