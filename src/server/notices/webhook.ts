/** A POST to the player's own address: no redirects, not long, and the answer is not read. */
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { lookupOutside, namesInside } from './addresses.ts'
import type { Notice, Sent } from './sender.ts'

const TIME = 5_000
const GONE = 410

/** `isOpen`: also into the network that the server stands in. */
export function postNotice(address: string, notice: Notice, isOpen: boolean): Promise<Sent> {
  const url = new URL(address)
  if (!isOpen && namesInside(url)) return Promise.resolve('failed')
  const request = url.protocol === 'https:' ? secure : plain
  const body = JSON.stringify(notice)
  return new Promise(resolve => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIME),
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      ...(isOpen ? {} : { lookup: lookupOutside }),
    })
    sent.on('response', response => {
      response.destroy()
      resolve(sentBy(response.statusCode ?? 0))
    })
    sent.on('error', () => resolve('failed'))
    sent.end(body)
  })
}

function sentBy(status: number): Sent {
  if (status === GONE) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}
