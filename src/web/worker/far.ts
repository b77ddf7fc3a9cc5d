/** One door over the house of this device and the server that the page came from. */
import type { Door } from '../../table/house-protocol.ts'
import { switchboard } from '../../table/remote/switchboard.ts'
import type { Visiting } from '../../table/remote/visit.ts'
import { lineAddress, socketTo } from './socket.ts'

export function doorOverBoth(
  near: Door,
  device: Pick<Visiting, 'keepsake' | 'house' | 'wait' | 'hear'>,
): Door {
  const { door } = switchboard(near, {
    ...device,
    connect: socketTo(lineAddress(location)),
    bytes: count => crypto.getRandomValues(new Uint8Array(count)),
    random: Math.random,
  })
  return door
}
