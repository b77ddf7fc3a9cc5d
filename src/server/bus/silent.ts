/** Whether somebody listens there and says nothing: a NATS speaks first, and its library would keep such a line open. */
import { connect } from 'node:net'

const PORT = 4222

export function isSilent(url: string, milliseconds: number): Promise<boolean> {
  const place = placeOf(url)
  if (place === null) return Promise.resolve(false)
  return new Promise(resolve => {
    const line = connect(place)
    let isTaken = false
    const end = (silent: boolean) => {
      clearTimeout(timer)
      line.destroy()
      resolve(silent)
    }
    const timer = setTimeout(() => end(isTaken), milliseconds)
    line.on('connect', () => {
      isTaken = true
    })
    // Why it cannot be reached, the library says.
    for (const event of ['data', 'error', 'close']) line.on(event, () => end(false))
  })
}

function placeOf(url: string): { readonly host: string; readonly port: number } | null {
  if (!URL.canParse(url)) return null
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || PORT) }
}
