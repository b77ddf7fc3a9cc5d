import 'fake-indexeddb/auto'
import { describeRooms } from '../../testing/room-suite.ts'
import { indexedDbStore } from './indexed-db.ts'

let count = 0

describeRooms('in a browser', () => indexedDbStore(`rooms ${count++}`))
