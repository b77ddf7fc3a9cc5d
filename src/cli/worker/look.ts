/** Tells what a farm does, and takes nothing from it. */
import type { Sight, Underway } from '../../sim/farm/look.ts'
import { type Io, say } from '../io.ts'

export async function runLook(io: Io, url: string): Promise<void> {
  const [{ farmAt }, { lookAt }, { ownBuild }] = await Promise.all([
    import('../../sim/farm/farm.ts'),
    import('../../sim/farm/look.ts'),
    import('../../sim/farm/build.ts'),
  ])
  const farm = await farmAt(url, ownBuild())
  try {
    const sight = await lookAt(farm)
    say(io, companyLine(sight))
    for (const study of sight.studies) say(io, studyLine(study))
    if (sight.studies.length === 0) say(io, 'No games wait there.')
  } finally {
    await farm.connection.close()
  }
}

function companyLine({ company: { own, others } }: Sight): string {
  return `Threads at the farm: ${own} of this build, ${others} of others.`
}

function studyLine({ game, bots, waiting, played, rate }: Underway): string {
  const by = bots.length === 0 ? '' : ` by ${bots.join(', ')}`
  const pace = rate < 10 ? rate.toFixed(1) : Math.round(rate)
  return `${game}${by}: ${played} games played, ${pace}/s, ${waiting} in the queue or being played.`
}
