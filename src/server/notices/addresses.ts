/** Where a server may be sent by a stranger's address: out into the world, never into the network it stands in. */
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Its own machine, its own network, and what is no single machine. */
const INSIDE: readonly (readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['::1', 128, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

const inside = new BlockList()
for (const [net, prefix, family] of INSIDE) inside.addSubnet(net, prefix, family)

/** An IPv4 address in the clothes of IPv6 is the one that it stands for: the list knows that. */
export function isInside(address: string): boolean {
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address names a machine inside without being asked for; names are looked up when something is sent. */
export function namesInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) > 0 ? isInside(host) : host === 'localhost' || host.endsWith('.localhost')
}

/** Looks a name up as usual, and finds nothing where it leads inside: what was checked is what is connected to. */
export const lookupOutside: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    const fault = error ?? (first && !addresses.some(leadsInside) ? null : new Error('not a public address'))
    if (fault || !first) found(fault, '', 0)
    else if (options.all) found(null, addresses)
    else found(null, first.address, first.family)
  })
}

function leadsInside({ address }: LookupAddress): boolean {
  return isInside(address)
}
