/** What is played as one belongs to one build: another may have other bots, and their games would be mixed. */
import { ownBuild } from '../sim/farm/build.ts'
import { shownBuild } from '../sim/lab/shown-build.ts'

/** What a file holds. */
export interface Holding {
  /** Who played it, where the file says so. */
  readonly build?: string | undefined
  /** How many games. */
  readonly games: number
  /** What `--games` shows of it without playing; 0 where there is no such number. */
  readonly shown: number
}

/** Why more games cannot be added to what was played, and what can be done; null where they can. */
export function faultOfBuild({ build, games, shown }: Holding): string | null {
  if (build === undefined) return null
  const own = ownBuild()
  if (build === own) return null
  const ways = [
    'go on with that one',
    'begin anew in another file',
    ...(shown > 0 ? [`see what is there with --games ${shown}`] : []),
  ]
  return `Its ${games} games were played by Undercroft ${shownBuild(build)}, and this is ${shownBuild(own)}, whose bots may play otherwise: ${listed(ways)}.`
}

function listed(ways: readonly string[]): string {
  return `${ways.slice(0, -1).join(', ')}${ways.length > 2 ? ',' : ''} or ${ways.at(-1)}`
}

/** What somebody should know who goes on with games of which nobody says who played them. */
export function doubtOfBuild({ build, games }: Holding): string | null {
  return build === undefined && games > 0
    ? 'The file does not say which build played its games; if its bots play otherwise, two kinds are counted as one.'
    : null
}
