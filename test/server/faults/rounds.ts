/** Round after round something else goes down under load and comes back; in the end nothing may be missing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey } from '../../../src/server/secrets.ts'
import { missingNats, startNats } from '../../components/nats.ts'
import { missingPostgres, startPostgres } from '../../components/postgres.ts'
import { lineTo } from './line.ts'
import { aNode, type Node } from './nodes.ts'
import { begunMatch, type Player, playing } from './player.ts'
import { faultsIn } from './whole.ts'

type Break = () => Promise<void>

/** One server over one file that is killed. */
export async function roundsOverSqlite(rounds: number): Promise<readonly string[]> {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-faults-'))
  const node = await aNode({ data })
  await node.start()
  const players = [1, 2, 3, 4].map(seed => playing({ url: () => node.url, seed }))
  await broken(rounds, [again(node)])
  const faults = await concluded(players, data, [node])
  rmSync(data, { recursive: true, force: true })
  return faults
}

/** Two nodes over one Postgres: each of them, Postgres and NATS go down in turn. Where they are not here, that is said. */
export async function roundsOverPostgres(rounds: number): Promise<readonly string[]> {
  const missing = missingPostgres() ?? missingNats()
  if (missing !== null) return [missing]
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  const place = { data: postgres.url, nats: nats.url }
  const [one, two] = [await aNode(place), await aNode(place)]
  await Promise.all([one.start(), two.start()])
  const players = await hammering(one, two)
  await broken(rounds, [again(one), () => postgres.restart(), again(two), () => nats.restart()])
  const faults = await concluded(players, postgres.url, [one, two])
  await Promise.all([postgres.stop(), nats.stop()])
  return faults
}

/** Two who play one match from two nodes, and two with matches of their own. */
export async function hammering(one: Node, two: Node): Promise<readonly Player[]> {
  const device = newKey()
  const line = await lineTo(one.url, device)
  const match = await begunMatch(line)
  line.close()
  return [
    playing({ url: () => one.url, seed: 1, device, match }),
    playing({ url: () => two.url, seed: 2, device, match }),
    playing({ url: () => one.url, seed: 3 }),
    playing({ url: () => two.url, seed: 4 }),
  ]
}

function again(node: Node): Break {
  return async () => {
    await node.kill()
    await node.start()
  }
}

/** Each round at another moment of the work. */
async function broken(rounds: number, breaks: readonly Break[]): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await new Promise(resolve => void setTimeout(resolve, 200 + ((round * 37) % 400)))
    await breaks[round % breaks.length]?.()
    if ((round + 1) % 10 === 0) process.stdout.write(`${round + 1} rounds\n`)
  }
}

async function concluded(
  players: readonly Player[],
  place: string,
  nodes: readonly Node[],
): Promise<readonly string[]> {
  for (const each of players) each.stop()
  await Promise.all(players.map(each => each.ended))
  for (const each of nodes) await each.stop()
  const told = players.flatMap(each => each.acknowledged)
  process.stdout.write(`${told.length} steps were acknowledged.\n`)
  return faultsIn(place, told)
}
