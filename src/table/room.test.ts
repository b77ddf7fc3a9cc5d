import { describeRooms } from '../testing/room-suite.ts'
import { memoryStore } from './memory-store.ts'

describeRooms('in memory', async () => memoryStore())
