/**
 * Breaks servers for as long as one likes, and ends with 1 where something was lost or leaked:
 * `npm run faults -- --rounds 1000` takes nodes, Postgres and NATS down under load so often, first over SQLite and then
 * over Postgres; `--fuzz 60` says hostile things for so many seconds.
 */
import { parseArgs } from 'node:util'
import { bareServer } from '../src/server/attacks/given.ts'
import { fuzz } from '../src/testing/fuzz/fuzz.ts'
import { roundsOverPostgres, roundsOverSqlite } from '../test/server/faults/rounds.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '0' },
    fuzz: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
})
const [rounds, seconds] = [Number(values.rounds), Number(values.fuzz)]
const faults = [
  ...(rounds > 0 ? await roundsOverSqlite(rounds) : []),
  ...(rounds > 0 ? await roundsOverPostgres(rounds) : []),
  ...(seconds > 0 ? await fuzzed(seconds, Number(values.seed)) : []),
]
process.stdout.write(faults.length === 0 ? 'Nothing was lost.\n' : `${faults.join('\n')}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

async function fuzzed(most: number, first: number): Promise<readonly string[]> {
  const end = Date.now() + most * 1000
  let messages = 0
  for (let seed = first; Date.now() < end; seed++) {
    const { server, reported, close } = await bareServer()
    const isEnough = (said: number) => {
      messages += 1
      return said >= 5000 || Date.now() >= end
    }
    const wrong = await fuzz(server, { seed, reported, isEnough })
    await close()
    if (wrong.length > 0) return wrong.map(each => `seed ${seed}: ${each}`)
  }
  process.stdout.write(`${messages} messages were said.\n`)
  return []
}
