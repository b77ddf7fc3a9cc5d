/** The socket of a browser to the server that the page came from. */
import type { Connect } from '../../table/remote/socket.ts'

export function lineAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/line`
}

export function socketTo(address: string): Connect {
  return ears => {
    const socket = new WebSocket(address)
    /** A device that knows to be offline need not wait until the silence is noticed. */
    const lose = () => {
      socket.close()
      ears.closed()
    }
    addEventListener('offline', lose)
    socket.addEventListener('open', () => ears.opened())
    socket.addEventListener('close', () => {
      removeEventListener('offline', lose)
      ears.closed()
    })
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => ears.heard(String(data)))
    return { send: text => socket.send(text), close: () => socket.close() }
  }
}
