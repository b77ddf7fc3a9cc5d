/** A worker of a farm, from when it comes to when it goes. NATS is loaded when there is one. */

import { shownBuild } from '../../sim/lab/shown-build.ts'
import { studyThreads } from '../../sim/threads.ts'
import { interruptOf } from '../interrupt.ts'
import { type Io, say } from '../io.ts'
import { aside } from '../tournament/bar.ts'
import { tellOfLine } from './line.ts'

export interface Employed {
  readonly farm: string
  readonly workers: number
  /** In milliseconds. */
  readonly patience: number
}

export async function runWorker(io: Io, { farm: url, workers, patience }: Employed): Promise<void> {
  const [{ farmAt }, { workAt }, { ownBuild }] = await Promise.all([
    import('../../sim/farm/farm.ts'),
    import('../../sim/farm/work.ts'),
    import('../../sim/farm/build.ts'),
  ])
  const build = ownBuild()
  const farm = await farmAt(url, build)
  const threads = studyThreads(workers)
  const { stopped, unheard } = interruptOf(io)
  let games = 0
  say(io, `At the farm, Undercroft ${shownBuild(build)}; Ctrl-C goes home.`)
  const strange = new Set<string>()
  tellOfLine(io, farm.line, 'this worker waits', 'this worker goes on')
  await workAt(farm, {
    ...threads,
    count: workers,
    patience,
    stopped,
    played(more) {
      games += more
      if (io.isTTY) io.stderr.write(`\r${`${games} games played`.padEnd(io.columns - 1)}`)
    },
    left(other) {
      if (strange.has(other)) return
      strange.add(other)
      aside(
        io,
        `There are games for Undercroft ${shownBuild(other)}; this is ${shownBuild(build)} and leaves them, as it might count other digits.`,
      )
    },
  })
  unheard()
  if (!farm.connection.isClosed()) await farm.connection.drain()
  say(io, `${io.isTTY ? '\n' : ''}Played ${games} games.`)
}
