/** What a server needs and does not get, as the sentence that ends its start: it is no fault of this program. */
import { messageOf } from '../engine/error-message.ts'

export class OutOfReach extends Error {}

/** The sentence, from what cannot be done and why. */
export function outOfReach(what: string, error: unknown): OutOfReach {
  return new OutOfReach(`${what}: ${reasonOf(error)}.`, { cause: error })
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'there is no such machine',
  EAI_AGAIN: 'the name of the machine cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EADDRINUSE: 'somebody else listens there already',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'permission is denied',
}

/** What another machine says may come wrapped. */
function reasonOf(error: unknown): string {
  const { code, cause } = Object(error)
  const known = REASONS[String(code)] ?? REASONS[String(Object(cause).code)]
  return known ?? messageOf(error).replace(/\.$/, '')
}

/** An address as it may be shown: nobody's name, no password, and nothing that stands behind a question mark. */
export function shownPlace(place: string): string {
  if (!place.includes('://')) return place
  if (!URL.canParse(place)) return place.replace(/:\/\/.*/s, '://…')
  const { protocol, host, pathname } = new URL(place)
  return `${protocol}//${host}${pathname}`
}
