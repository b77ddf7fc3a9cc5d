/** A line to a node that may break at any moment: then every question on it fails. */
import WebSocket from 'ws'
import type { DoorCalls, DoorPush } from '../../../src/table/house-protocol.ts'
import type { Answer } from '../../../src/table/protocol.ts'
import { questions } from '../../../src/table/questions.ts'

export interface Line {
  ask<N extends keyof DoorCalls>(name: N, params: unknown): Promise<DoorCalls[N]['gives']>
  close(): void
}

/** `trouble` is told what the server says of a table that does not go on. */
export async function lineTo(
  url: string,
  device: string,
  trouble: (reason: string) => void = () => undefined,
): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/line`)
  const waiting = questions<Answer>()
  const broken = new Promise<never>((_, reject) => {
    socket.once('close', () => reject(new Error('The line is broken.')))
    socket.once('error', reject)
  })
  broken.catch(() => undefined)
  socket.on('message', (data: Buffer) => {
    const message: Answer | DoorPush = JSON.parse(data.toString('utf8'))
    if ('answer' in message) waiting.answer(message.answer, message)
    else if (message.push === 'trouble') trouble(message.refusal.reason)
  })
  const ask: Line['ask'] = async (name, params) => {
    const asked = waiting.ask(call => socket.send(JSON.stringify({ call, name, params })))
    const told = await Promise.race([asked, broken])
    if (!told.ok) throw new Error(`${name}: ${told.refusal.reason}`)
    return Object(told).value
  }
  await Promise.race([new Promise(resolve => socket.once('open', resolve)), broken])
  await ask('greet', { protocol: 1, device })
  return { ask, close: () => socket.terminate() }
}
