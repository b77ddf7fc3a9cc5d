/** What is read from the house, and read anew whenever its list of matches changes. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { onPush } from './wire.ts'

/** Null until it is there. */
export function useListed<T>(read: () => Promise<T>, onFault: (error: unknown) => void): Signal<T | null> {
  const listed = useSignal<T | null>(null)
  useEffect(() => {
    const refresh = () =>
      void read().then(found => {
        listed.value = found
      }, onFault)
    refresh()
    return onPush(({ push }) => push === 'tables' && refresh())
  }, [])
  return listed
}
