/** The links that this device has of a match. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Company, KeptLinks, LinkRole } from '../../table/protocol.ts'
import { call } from '../shell/wire.ts'
import { ask } from './ask.ts'

interface Links {
  /** Null until they are read. */
  readonly links: KeptLinks | null
  /** Others in the place of these, which lead nowhere any more. */
  renew(this: void, ...roles: readonly LinkRole[]): Promise<void>
}

/** Read anew whenever one has sat down or got up. */
export function useLinks({ match, yours }: Company): Links {
  const links = useSignal<KeptLinks | null>(null)
  const read = async () => {
    links.value = await call('links', { match }).catch(() => null)
  }
  const [own] = yours
  useEffect(() => void read(), [match, own])
  const renew = async (...roles: readonly LinkRole[]) => {
    for (const role of roles)
      await ask('newLink', { match, role, ...(role === 'seat' && own !== undefined ? { seat: own } : {}) })
    await read()
  }
  return { links: links.value, renew }
}
