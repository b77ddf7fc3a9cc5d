/** What a device keeps for its list of matches: apart from the rest, because every list looks here. */
import type { Json } from '../../engine/types.ts'
import type { OnlineSummary } from '../online/protocol.ts'
import type { Keepsake } from './keepsake.ts'

/** Whether this device has ever played online. */
export async function wasOnline(keepsake: Keepsake): Promise<boolean> {
  return typeof (await keepsake.read('device')) === 'string'
}

/** The list of the device's matches as a server last told it. */
export async function lastList(keepsake: Keepsake): Promise<readonly OnlineSummary[]> {
  const list: unknown = await keepsake.read('list')
  return Array.isArray(list) ? list : []
}

export function keepList(keepsake: Keepsake, list: readonly OnlineSummary[]): Promise<void> {
  return keepsake.change('list', (): Json => JSON.parse(JSON.stringify(list)))
}
