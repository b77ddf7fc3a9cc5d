/** The table as a list, in German. */
import type { PlaceWords } from '../speech.ts'
import { bare, listed, noun, wind } from './names.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const PLACES: PlaceWords = {
  hero: 'Du',
  rooms: 'Räume',
  hearts: (left, of) => `${left} von ${of} Herzen`,
  nothing: 'nichts',
  tile: tile => noun(tile).name,
  kinds: {
    stairwell: 'Treppe',
    room: 'Raum',
    locked: 'Schatzkammer',
    chasm: 'Abgrund',
    princess: 'Zimmer der Prinzessin',
  },
  youAreHere: 'du bist hier',
  isLocked: 'verschlossen',
  isCleared: 'geräumt',
  isRoped: 'ein Seil darüber',
  isNew: 'noch nicht betreten',
  leads: (dir, to) => `nach ${wind(dir)} ${noun(to).into}`,
  leadsLocked: (dir, to) => `nach ${wind(dir)} durch ein Schloss ${noun(to).into}`,
  dark: dir => `nach ${wind(dir)} unerforscht`,
  blocked: dir => `nach ${wind(dir)} versperrt`,
  whiteSkulls: n => count(n, 'weißer Schädel', 'weiße Schädel'),
  redSkulls: n => count(n, 'roter Schädel', 'rote Schädel'),
  chests: n => count(n, 'Truhe', 'Truhen'),
  monsters: n => count(n, 'Monster', 'Monster'),
  helmeted: n => `${n} mit Helm`,
  onFloor: tokens => `am Boden: ${listed(tokens.map(bare))}`,
}
