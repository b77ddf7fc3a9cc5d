/** A farm that plays the games of a study. NATS is loaded when one is asked for. */
import type { Company } from '../../sim/farm/company.ts'
import type { Study } from '../../sim/lab/study.ts'
import type { Io } from '../io.ts'
import { aside } from '../tournament/bar.ts'
import { tellOfLine } from '../worker/line.ts'
import type { Hands } from './hands.ts'

/** Pieces in the queue at a time: enough for a thousand machines, and little to look through. */
const WIDTH = 2000
/** Milliseconds after which somebody should be there. */
const ALONE_MS = 5000

export async function farmHands(io: Io, url: string, study: Study): Promise<Hands> {
  const { hireAt } = await import('../../sim/farm/hire.ts')
  const hired = await hireAt(url, study)
  tellOfLine(io, hired.line, 'the games wait', 'the games go on')
  const timer = setTimeout(() => {
    const sentence = lonely(hired.company())
    if (sentence !== null) aside(io, sentence)
  }, ALONE_MS)
  return {
    ...hired,
    width: WIDTH,
    told: () => `, ${workersIn(hired.company())}`,
    async close() {
      clearTimeout(timer)
      await hired.close()
    },
  }
}

function workersIn({ own }: Company): string {
  return own === 1 ? '1 worker' : `${own} workers`
}

/** Why nothing happens. */
function lonely({ own, others }: Company): string | null {
  if (own > 0) return null
  if (others > 0)
    return 'All workers at the farm are of another version or build than this; the games wait for one that is the same.'
  return 'No worker is at the farm yet; the games wait for "undercroft worker --farm" on any machine.'
}
