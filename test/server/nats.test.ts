/** Notes over a real NATS. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Heard } from '../../src/server/bus/bus.ts'
import { natsBus } from '../../src/server/bus/nats.ts'
import { describeWith, startNats } from '../components.ts'

describeWith(['nats-server'], 'nodes over NATS', () => {
  let nats: Awaited<ReturnType<typeof startNats>>

  beforeAll(async () => void (nats = await startNats()))
  afterAll(() => nats.stop())

  async function node() {
    const bus = await natsBus(nats.url, () => undefined)
    onTestFinished(() => bus.close())
    const heard: Heard[] = []
    bus.hear(note => void heard.push(note))
    return { ...bus, heard }
  }

  test('what one tells, all others hear, and it does not hear itself', async () => {
    const [one, two, three] = [await node(), await node(), await node()]
    const note = { note: 'changed', match: 'a', revision: 2 } as const
    one.tell(note)
    await expect.poll(() => [two.heard, three.heard]).toEqual([[note], [note]])
    two.tell({ note: 'who' })
    await expect.poll(() => [one.heard, three.heard]).toEqual([[{ note: 'who' }], [note, { note: 'who' }]])
    expect(two.heard).toEqual([note])
  })

  test('a NATS that was gone is found again, and everybody told that something may be missing', async () => {
    const [one, two] = [await node(), await node()]
    await nats.restart()
    await expect.poll(() => [one.heard, two.heard]).toEqual([[{ note: 'missed' }], [{ note: 'missed' }]])
    one.tell({ note: 'who' })
    await expect.poll(() => two.heard.at(-1)).toEqual({ note: 'who' })
  })

  test('a NATS that cannot be reached is told of', async () => {
    await expect(natsBus('nats://127.0.0.1:1', () => undefined)).rejects.toThrow(
      /^NATS at nats:\/\/127.0.0.1:1 cannot be reached: nobody answers there.$/,
    )
  })
})
