/** What a device wants to hear, and by which way: checked when it is said, kept with the device. */
import { z } from 'zod'
import type { Json, Refused } from '../../engine/types.ts'
import { ONLINE_MESSAGES } from '../../table/online/messages.ts'
import type { NoticeWishes } from '../../table/online/protocol.ts'
import type { DeviceId, ServerStore } from '../store/store.ts'
import { refuse } from '../text/index.ts'
import { namesInside } from './addresses.ts'
import { isZone } from './quiet.ts'
import type { Subscription } from './sender.ts'

const subscription: z.ZodType<Subscription> = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

export function subscriptionIn({ push }: NoticeWishes): Subscription | null {
  const read = subscription.safeParse(push)
  return read.success ? read.data : null
}

/** Why a server would not keep these. `isOpen`: webhooks may lead into its own network. */
export function faultOfWishes(wishes: NoticeWishes, isOpen: boolean): Refused | null {
  const { push, webhook, quiet, page } = wishes
  const endpoint = subscriptionIn(wishes)?.endpoint
  if (push !== undefined && (endpoint === undefined || namesInside(new URL(endpoint))))
    return refuse('options', t => t.noSubscription)
  if (page !== undefined && !isWebAddress(page)) return refuse('options', t => t.noWebAddress)
  if (quiet && !isZone(quiet.zone)) return refuse('options', t => t.noZone(quiet.zone))
  return webhook === undefined ? null : faultOfWebhook(webhook, isOpen)
}

function faultOfWebhook(webhook: string, isOpen: boolean): Refused | null {
  if (!isWebAddress(webhook)) return refuse('options', t => t.noWebAddress)
  return !isOpen && namesInside(new URL(webhook)) ? refuse('options', t => t.insideAddress) : null
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

const kept = z.looseObject({ notices: ONLINE_MESSAGES.setNotices })

export async function wishesOf({ devices }: ServerStore, device: DeviceId): Promise<NoticeWishes> {
  const read = kept.safeParse(await devices.read(device))
  return read.success ? read.data.notices : {}
}

export async function keepWishes(
  { devices }: ServerStore,
  device: DeviceId,
  notices: NoticeWishes,
): Promise<void> {
  const json: Json = JSON.parse(JSON.stringify({ ...Object(await devices.read(device)), notices }))
  await devices.write(device, json)
}
