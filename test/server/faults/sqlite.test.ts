/** One server over one file that is killed, or finds the disk full, while people play. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aNode } from './nodes.ts'
import { type Player, playing } from './player.ts'
import { faultsIn } from './whole.ts'

function folder(): string {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-faults-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  return data
}

const steps = (players: readonly Player[]) => players.reduce((sum, each) => sum + each.acknowledged.length, 0)

async function ended(players: readonly Player[]): Promise<void> {
  for (const each of players) each.stop()
  await Promise.all(players.map(each => each.ended))
}

test('S17 a server that is killed again and again under load has every step that it acknowledged', async () => {
  const data = folder()
  const node = await aNode({ data })
  onTestFinished(() => node.kill())
  await node.start()
  const players = [1, 2, 3].map(seed => playing({ url: () => node.url, seed }))
  for (const round of [1, 2]) {
    await expect.poll(() => steps(players), { interval: 5 }).toBeGreaterThan(round * 20)
    await node.kill()
    await node.start()
  }
  await expect.poll(() => steps(players), { interval: 5 }).toBeGreaterThan(60)
  await ended(players)
  await node.stop()
  const told = players.flatMap(each => each.acknowledged)
  expect(await faultsIn(data, told)).toEqual([])
})

test('S29 a full disk is told of, nothing acknowledged is lost, and with room again it goes on', async () => {
  const data = folder()
  const node = await aNode({ data })
  onTestFinished(() => node.kill())
  await node.start('ulimit -f 1500')
  const player = playing({ url: () => node.url, seed: 1 })
  await expect.poll(() => player.troubles.join(), { interval: 5 }).toMatch(/Something failed here/)
  const before = player.acknowledged.length
  expect(before).toBeGreaterThan(10)
  await node.kill()
  await node.start()
  await expect.poll(() => player.acknowledged.length).toBeGreaterThan(before + 10)
  await ended([player])
  await node.stop()
  expect(await faultsIn(data, player.acknowledged)).toEqual([])
})
