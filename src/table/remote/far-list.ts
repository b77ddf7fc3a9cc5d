/** The matches of a device at its server, for the list: at once as they were last known, and told anew when they change. */
import { canonical } from '../../engine/hash.ts'
import type { Door, DoorPush } from '../house-protocol.ts'
import type { OnlineSummary } from '../online/protocol.ts'
import type { Keepsake } from './keepsake.ts'
import { keepList, lastList, wasOnline } from './kept-list.ts'

export interface FarList {
  /** Never waits for a server; a device that was never at one asks none. */
  latest(): Promise<readonly OnlineSummary[]>
  /** The line broke, or stands again. */
  lineChanged(isOpen: boolean): void
}

export function farList(far: Door, keepsake: Keepsake, hear: (push: DoorPush) => void): FarList {
  let [isFresh, isAsking] = [false, false]
  const ask = async () => {
    const told = await far('yours', {})
    if (!told.ok) return
    const isNews = !isFresh || canonical(told.value) !== canonical(await lastList(keepsake))
    isFresh = true
    if (!isNews) return
    await keepList(keepsake, told.value)
    hear({ push: 'tables' })
    for (const match of awaitedIn(told.value)) void far('attend', { match })
  }
  const refresh = async () => {
    if (isAsking) return
    isAsking = true
    // What is known is shown; that there is no line is said by the line.
    await ask().catch(() => undefined)
    isAsking = false
  }
  return {
    latest: async () => {
      if (!(await wasOnline(keepsake))) return []
      void refresh()
      const list = await lastList(keepsake)
      return isFresh ? list : list.map(summary => ({ ...summary, isLastKnown: true }))
    },
    lineChanged: isOpen => {
      if (!isOpen) isFresh = false
    },
  }
}

/** Where this device sits and has yet to show its salt: it has to hear when the match starts. */
function awaitedIn(list: readonly OnlineSummary[]): readonly string[] {
  return list
    .filter(({ phase, yours }) => (phase === 'gathering' || phase === 'starting') && yours.length > 0)
    .map(({ match }) => match)
}
