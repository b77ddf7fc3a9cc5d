/** The door to a server, loaded when somebody first wants it: whoever plays on this device alone waits for none of it. */
import type { Result } from '../../engine/types.ts'
import type { Door, DoorCalls } from '../house-protocol.ts'
import { sorry } from '../sorry.ts'
import { isFar } from './of-server.ts'

export interface Late {
  /** The house of this device. */
  readonly near: Door
  /** A door over both. */
  readonly load: () => Promise<Door>
  /** Whether this device was ever at a server: then its matches there belong into the list. */
  readonly wasOnline: () => Promise<boolean>
}

export function lateDoor(late: Late): Door {
  let both: Promise<Door> | null = null
  let hello: unknown = {}
  const loaded = async (): Promise<Door> => {
    const door = await late.load()
    await door('hello', hello)
    return door
  }
  const open = () =>
    (both ??= loaded().catch((error: unknown) => {
      both = null
      throw error
    }))
  const isForBoth = async (name: keyof DoorCalls, params: unknown): Promise<boolean> =>
    both !== null || isFar(name, params) || (name === 'tables' && (await late.wasOnline()))
  const asked = async <N extends keyof DoorCalls>(
    name: N,
    params: unknown,
  ): Promise<Result<DoorCalls[N]['gives']>> => {
    if (name === 'hello') hello = { ...Object(hello), ...Object(params) }
    const door = (await isForBoth(name, params)) ? await open() : late.near
    return door(name, params)
  }
  return (name, params) => asked(name, params).catch(sorry)
}
