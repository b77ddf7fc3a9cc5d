/** Two nodes over one Postgres, while everything around them breaks. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { describeWith, startNats, startPostgres } from '../../components.ts'
import { aNode, type Node } from './nodes.ts'
import type { Player } from './player.ts'
import { hammering } from './rounds.ts'
import { faultsIn } from './whole.ts'

describeWith(['postgres', 'nats-server'], 'two nodes over one Postgres', () => {
  let [postgres, nats]: [Awaited<ReturnType<typeof startPostgres>>?, Awaited<ReturnType<typeof startNats>>?] =
    []

  beforeAll(async () => {
    ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
  })
  afterAll(() => Promise.all([postgres?.stop(), nats?.stop()]))

  async function twoNodes(): Promise<readonly [Node, Node]> {
    const place = { data: postgres?.url ?? '', nats: nats?.url ?? '' }
    const nodes = [await aNode(place), await aNode(place)] as const
    await Promise.all(nodes.map(each => each.start()))
    onTestFinished(async () => void (await Promise.all(nodes.map(each => each.kill()))))
    return nodes
  }

  test('S6 S17 two people at two nodes hammer one match, while a node, Postgres and NATS go down and come back', async () => {
    const [one, two] = await twoNodes()
    const players = await hammering(one, two)
    await goneOn(players)
    await nats?.restart()
    await goneOn(players)
    await postgres?.restart()
    await goneOn(players)
    await one.kill()
    await one.start()
    await goneOn(players)
    for (const each of players) each.stop()
    await Promise.all(players.map(each => each.ended))
    const told = players.flatMap(each => each.acknowledged)
    expect(await faultsIn(postgres?.url ?? '', told)).toEqual([])
  })
})

/** Everybody who has matches of their own gets on with them. */
async function goneOn(players: readonly Player[]): Promise<void> {
  const own = players.slice(-2)
  const before = own.map(each => each.acknowledged.length)
  const isOn = () => own.every((each, index) => each.acknowledged.length > (before[index] ?? 0) + 5)
  await expect.poll(isOn, { interval: 5 }).toBe(true)
}
