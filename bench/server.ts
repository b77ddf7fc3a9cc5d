/**
 * The server under load, side by side with others in one run: `npm run bench:server`. Wants a quiet machine. Without the
 * relays and the crowds, which take longest: `npm run bench:server -- short`.
 */
import { startPostgres } from '../test/components/postgres.ts'
import { installed } from './installed.ts'
import { keepToSecondCore } from './server/child.ts'
import { calmly, crowd, idle, opening, type Throughput, throughput } from './server/load.ts'

installed()
keepToSecondCore()
const { boardgameIo, colyseus } = await import('./server/relays.ts')

const SECONDS = 10
const MATCHES = 60
const row = (name: string, value: number | string, wanted = '') =>
  process.stdout.write(
    `${name.padEnd(58)} ${typeof value === 'number' ? value.toFixed(0) : value}  ${wanted}\n`,
  )

const ratios = (other: Throughput) =>
  `${(ours.steps / other.steps).toFixed(2)} ${(ours.perCpu / other.perCpu).toFixed(2)}`
const timeOf = ({ perCpu }: Throughput) => (1000 / perCpu).toFixed(3)
const ours = await throughput('grouped', MATCHES, SECONDS)
row('durable steps a second, four seats each, one core', ours.steps, 'wanted 1000, aimed at 2000')
row('  sights a second', ours.sights, 'wanted 4000')
row('  with all of the core', ours.perCpu)
row('  processor time of a step, ms', timeOf(ours))
row('  answer, median and p99, ms', `${ours.latency.median.toFixed(1)} ${ours.latency.p99.toFixed(1)}`)
row('  bytes of a later sight, median', ours.sightBytes, 'wanted at most 3000')
const plain = await throughput('plain', MATCHES, SECONDS)
row('with one commit for each, in the call that makes it', plain.steps)
row('  ratio, and by time of the processor', ratios(plain), 'wanted 3')
const single = await throughput('single', MATCHES, SECONDS)
row('with one commit for each, waited for beside the thread', single.steps)
row('  ratio, and by time of the processor', ratios(single))
const postgres = await startPostgres()
const env = { DATABASE_URL: postgres.url }
const shared = await throughput('grouped', MATCHES, SECONDS, env)
row('in a Postgres on this machine', shared.steps)
row('  processor time of a step, ms, without that of Postgres', timeOf(shared))
const apart = await throughput('single', MATCHES, SECONDS, env)
row('  with one commit for each, one after the other', apart.steps)
row('  ratio', (shared.steps / apart.steps).toFixed(2))
await postgres.stop()
const long = await opening(5000)
row('opening a match of 5,000 entries, ms', long.took.toFixed(1), 'wanted under 50')
row('  of the processor', long.cpu.toFixed(1))
if (process.argv[2] === 'short') process.exit(0)
const relay = await colyseus(MATCHES, 4, ours.sightBytes, SECONDS)
row("Colyseus' relay of the same size, nothing kept", relay.steps)
row('  ours to theirs', (ours.steps / relay.steps).toFixed(2))
const moves = await boardgameIo(MATCHES, 4, ours.sightBytes, SECONDS)
row("boardgame.io's, in memory", moves.steps)
row('  ours to theirs', (ours.steps / moves.steps).toFixed(2))
for (const clients of [4, 100, 500]) {
  row(`sights a second, ${clients} at one match`, await crowd(clients, SECONDS))
  row("  messages of Colyseus' relay", (await colyseus(1, clients, ours.sightBytes, SECONDS)).steps * clients)
  // It tells everybody of everybody who comes: 500 would take minutes to sit down.
  if (clients <= 100)
    row("  of boardgame.io's", (await boardgameIo(1, clients, ours.sightBytes, SECONDS)).steps * clients)
}
const calm = await calmly(500, 20)
row('500 people, each every 2 s: p99 ms', calm.p99.toFixed(1), 'wanted under 100')
const { before, after } = await idle(10_000)
row('10,000 idle matches with a line each, MB', (after - before) / 1e6, 'wanted under 500')
process.exit(0)
