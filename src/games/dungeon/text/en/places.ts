/** The table as a list, in English. */
import type { PlaceWords } from '../place-words.ts'
import { placeName } from './say.ts'

export const PLACES: PlaceWords = {
  heroes: 'Heroes',
  level: level => `Level ${level}`,
  name: placeName,
  near: place => `near ${placeName(place)}`,
  cleared: places => `Cleared: ${places.join(', ')}`,
  waiting: places => `Still to clear: ${places.join(', ')}`,
  partly: (place, tokens, of) => `${place}: ${tokens} of ${of} cleared`,
  stairs: (near, level, there) => `Stairs ${near} lead to level ${level}, ${there}`,
}
