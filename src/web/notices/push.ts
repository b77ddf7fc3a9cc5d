/** The subscription of this browser to Web Push: word comes while the page is closed, by the worker that keeps it. */
import type { Json } from '../../engine/types.ts'

/** Null where this browser, or this address, cannot have one. */
async function manager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration?.pushManager ?? null
}

export async function canSubscribe(): Promise<boolean> {
  return 'Notification' in window && (await manager()) !== null
}

/** Asks the person first; null where they would rather not. */
export async function subscribe(pushKey: string): Promise<Json | null> {
  const push = await manager()
  if (!push || (await Notification.requestPermission()) !== 'granted') return null
  const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const json: Json = JSON.parse(JSON.stringify(subscription))
  return json
}

export async function unsubscribe(): Promise<void> {
  const push = await manager()
  const subscription = await push?.getSubscription()
  await subscription?.unsubscribe()
}
