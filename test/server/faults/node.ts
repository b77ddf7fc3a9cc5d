/** A node of a server in a process of its own, without pace: PLACE PORT [NATS]. */
import { LIMITS } from '../../../src/server/limits.ts'
import { serve } from '../../../src/server/serve.ts'
import { inProcess } from '../../../src/server/threads/in-process.ts'

const [data = '', port = '', nats] = process.argv.slice(2)

const served = await serve({
  version: 'faults',
  data,
  port: Number(port),
  threads: inProcess,
  limits: {
    rate: 1e6,
    burst: 1e6,
    requests: 1e6,
    linesByAddress: 1e6,
    matchesByDevice: 1e6,
    sweep: LIMITS.sweep,
  },
  ...(nats === undefined ? {} : { nats }),
})
process.stdout.write(`ready at ${served.url}\n`)
process.once('SIGTERM', () => void served.stop().then(() => process.exit(0)))
