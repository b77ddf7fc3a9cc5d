/** Web Push: the browser's maker carries the notice, sealed for the device that subscribed. */
import { Agent } from 'node:https'
import webPush from 'web-push'
import { z } from 'zod'
import type { ServerStore } from '../store/store.ts'
import { lookupOutside, namesInside } from './addresses.ts'
import type { Notice, Sender, Sent, Subscription } from './sender.ts'
import { postNotice } from './webhook.ts'

const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() })
export type PushKeys = z.infer<typeof keyPair>

/** Made at the first start, and the same ever after: subscriptions are bound to them. */
export async function pushKeysOf(store: ServerStore): Promise<PushKeys> {
  const kept = await store.own('vapid', async () => JSON.stringify(webPush.generateVAPIDKeys()))
  return keyPair.parse(JSON.parse(kept))
}

export function senderWith(keys: PushKeys, isOpen: boolean): Sender {
  return {
    push: (subscription, notice) => push(keys, subscription, notice),
    post: (webhook, notice) => postNotice(webhook, notice, isOpen),
  }
}

const TIME = 5_000
/** Seconds that a notice waits for a device that is off; by then somebody has looked. */
const LASTS = 24 * 3600
const GONE: readonly number[] = [404, 410]
/** Whom the makers of browsers may write to: whoever runs the page, or nobody where it has no address of its own. */
const NOBODY = 'mailto:nobody@example.org'

const agent = new Agent({ lookup: lookupOutside })

async function push(keys: PushKeys, subscription: Subscription, notice: Notice): Promise<Sent> {
  if (namesInside(new URL(subscription.endpoint))) return 'failed'
  try {
    await webPush.sendNotification(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: subjectOf(notice), ...keys },
      TTL: LASTS,
      timeout: TIME,
      agent,
    })
    return 'sent'
  } catch (error) {
    return error instanceof webPush.WebPushError && GONE.includes(error.statusCode) ? 'gone' : 'failed'
  }
}

function subjectOf({ url }: Notice): string {
  return url.startsWith('https:') ? new URL(url).origin : NOBODY
}
