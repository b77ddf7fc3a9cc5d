/** Whether a call is for a server: no house is asked that, or it is about a match whose id says so. */
import { MESSAGES } from '../messages.ts'
import { REMOTE } from '../online/protocol.ts'

export function isFar(name: string, params: unknown): boolean {
  return !Object.hasOwn(MESSAGES, name) || isRemote(params)
}

function isRemote(params: unknown): boolean {
  const match: unknown = Object(params)['match']
  return typeof match === 'string' && match.startsWith(REMOTE)
}
