/** The table as a list, in German. */
import type { SpaceFact } from '../../types.ts'
import type { PlaceWords } from '../place-words.ts'
import { placeName } from './say.ts'

/** `nahe der Gruft`, `nahe Raum 3-4`. */
function near(place: SpaceFact): string {
  return `nahe ${placeName(place).in.replace(/^im /, 'dem ').replace(/^in /, '')}`
}

export const PLACES: PlaceWords = {
  heroes: 'Helden',
  level: level => `Ebene ${level}`,
  name: place => placeName(place).name,
  near,
  cleared: places => `Geräumt: ${places.join(', ')}`,
  waiting: places => `Noch zu räumen: ${places.join(', ')}`,
  partly: (place, tokens, of) => `${place}: ${tokens} von ${of} geräumt`,
  stairs: (from, level, there) => `Eine Treppe ${from} führt auf Ebene ${level}, ${there}`,
}
