/** Links as they are sent; the worker of the device keeps them, and a server only their hashes. */
import type { LinkRole } from '../../table/protocol.ts'
import { hrefTo } from '../shell/router.ts'

/** The screens that open them. */
const SCREENS: Readonly<Record<LinkRole, string>> = {
  invite: 'join',
  seat: 'seat',
  watch: 'watch',
  host: 'host',
}

/** The key stands behind the #, which no server is told. */
export function addressOf(role: LinkRole, key: string): string {
  return `${location.origin}${location.pathname}${hrefTo(SCREENS[role], key)}`
}
