import { describeKeepsake } from '../../testing/keepsake-suite.ts'
import { type Keepsake, memoryKeepsake } from './keepsake.ts'

const places = new Map<string, Keepsake>()

describeKeepsake('in memory', async place => {
  const keepsake = places.get(place) ?? memoryKeepsake()
  places.set(place, keepsake)
  return keepsake
})
