import { describeStore } from '../testing/store-suite.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

const stores = new Map<string, Store>()

describeStore('in memory', async name => {
  const store = stores.get(name) ?? memoryStore()
  stores.set(name, store)
  return store
})
