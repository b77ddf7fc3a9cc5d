/** What every store of a server must do, whichever database it is in. */
import { describe } from 'vitest'
import type { ServerStore } from '../server/store/store.ts'
import { gatherings, rights, talk } from './server-store/company.ts'
import { days } from './server-store/days.ts'
import { devices, ownThings } from './server-store/devices.ts'
import { serverMatches } from './server-store/matches.ts'
import { waits } from './server-store/waits.ts'
import { describeMatches } from './store-suite.ts'

/** Gives another handle on the same database for the same name, as two nodes have it. */
type Open = (name: string) => Promise<ServerStore>

export function describeServerStore(title: string, open: Open): void {
  let count = 0
  const fresh = () => open(`server suite ${count++}`)
  const two = async () => {
    const name = `server suite ${count++}`
    return [await open(name), await open(name)] as const
  }
  describeMatches(title, open)
  describe(`${title}: matches of a server`, () => {
    serverMatches(fresh)
  })
  describe(`${title}: gatherings`, () => {
    gatherings(two)
  })
  describe(`${title}: rights`, () => {
    rights(fresh)
  })
  describe(`${title}: talk`, () => {
    talk(two)
  })
  describe(`${title}: days`, () => {
    days(two)
  })
  describe(`${title}: whom matches wait for`, () => {
    waits(two)
  })
  describe(`${title}: devices`, () => {
    devices(fresh)
  })
  describe(`${title}: what the server itself has`, () => {
    ownThings(two)
  })
}
