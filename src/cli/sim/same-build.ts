/** Games of one study are played by one build: another may have other bots, and their games would be mixed. */
import { ownBuild, shownBuild } from '../../sim/farm/build.ts'
import { sizeOf } from '../../sim/lab/range.ts'
import type { Progress } from '../../sim/lab/record.ts'

/** Why more games cannot be added to what was played, and what can be done; null where they can. */
export function faultOfBuild({ build, played }: Progress): string | null {
  if (build === undefined) return null
  const own = ownBuild()
  if (build === own) return null
  const games = sizeOf(played)
  return `Its ${games} games were played by Undercroft ${shownBuild(build)}, and this is ${shownBuild(own)}, whose bots may play otherwise: go on with that one, begin anew in another file, or see what is there with --games ${games}.`
}

/** What somebody should know who goes on with games of which nobody says who played them. */
export function doubtOfBuild({ build, played }: Progress): string | null {
  return build === undefined && sizeOf(played) > 0
    ? 'The file does not say which build played its games; if its bots play otherwise, two kinds are counted as one.'
    : null
}
