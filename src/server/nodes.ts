/** The nodes of a server: each says again and again that it is there, and who falls silent is taken for gone. */
import type { MatchId } from '../table/protocol.ts'
import type { Bus } from './bus/bus.ts'
import type { Presence } from './presence.ts'

export interface Nodes {
  /** A sign of life. */
  heard(node: string): void
  /** Says that this one is there, and forgets those who have been silent too long. */
  beat(): void
}

/** So many beats without a word, and it is gone. */
const PATIENCE = 3

export function nodesOn(
  bus: Bus,
  own: string,
  { drop }: Presence,
  emptied: (matches: readonly MatchId[]) => void,
): Nodes {
  const silent = new Map<string, number>()
  return {
    heard: node => {
      // It may have begun before us: then it has told what we have not heard.
      if (!silent.has(node)) bus.tell({ note: 'who' })
      silent.set(node, 0)
    },
    beat: () => {
      bus.tell({ note: 'alive', node: own })
      for (const [node, beats] of silent)
        if (beats < PATIENCE) silent.set(node, beats + 1)
        else {
          silent.delete(node)
          emptied(drop(node))
        }
    },
  }
}
