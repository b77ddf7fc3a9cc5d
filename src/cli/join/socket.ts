/** The socket of a terminal. */
import WebSocket from 'ws'
import type { Connect } from '../../table/remote/socket.ts'

export function socketTo(address: string): Connect {
  return ears => {
    // As in a page, each message has a turn of its own: whoever waits for an answer has it before what came right behind.
    const socket = new WebSocket(address, { allowSynchronousEvents: false })
    socket.on('open', () => ears.opened())
    socket.on('close', () => ears.closed())
    // What is wrong with it is that it closes, which is told too.
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => ears.heard(data.toString('utf8')))
    return { send: text => socket.send(text), close: () => close(socket) }
  }
}

/** Milliseconds that a server has to say goodbye: whoever leaves does not wait longer. */
const GRACE = 500

function close(socket: WebSocket): void {
  socket.close()
  setTimeout(() => socket.terminate(), GRACE).unref()
}
