/** The line of this page, to the worker that holds the tables of this device. */

import { connect, type Port } from '../../table/page-line.ts'
import type { Message } from '../../table/protocol.ts'

const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'table' })

const port: Port = {
  send: call => worker.postMessage(call),
  listen: hear => worker.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data)),
}

export const { call, onPush } = connect(port)
