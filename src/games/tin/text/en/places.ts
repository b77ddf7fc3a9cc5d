/** The table as a list, in English. */
import type { Token } from '../../types.ts'
import type { PlaceWords } from '../speech.ts'
import { listed, roomName } from './names.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const token = (it: Token) => (typeof it === 'number' ? `${it} gold` : it)

export const PLACES: PlaceWords = {
  hero: 'You',
  rooms: 'Rooms',
  hearts: (left, of) => `${left} of ${of} hearts`,
  nothing: 'nothing',
  tile: ({ name }) => name,
  kinds: {
    stairwell: 'stairwell',
    room: 'room',
    locked: 'treasure room',
    chasm: 'chasm',
    princess: 'princess room',
  },
  youAreHere: 'you are here',
  isLocked: 'locked',
  isCleared: 'cleared',
  isRoped: 'a rope across',
  isNew: 'not entered yet',
  leads: (dir, to) => `${dir} to the ${roomName(to)}`,
  leadsLocked: (dir, to) => `${dir} to the ${roomName(to)} through a lock`,
  dark: dir => `${dir} unexplored`,
  blocked: dir => `${dir} blocked`,
  whiteSkulls: n => count(n, 'white skull', 'white skulls'),
  redSkulls: n => count(n, 'red skull', 'red skulls'),
  chests: n => count(n, 'chest', 'chests'),
  monsters: n => count(n, 'monster', 'monsters'),
  helmeted: n => `${n} helmeted`,
  onFloor: tokens => `on the floor: ${listed(tokens.map(token))}`,
}
