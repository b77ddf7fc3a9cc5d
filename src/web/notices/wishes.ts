/** What this device wants to hear, as the server keeps it; every change goes there at once. */
import type { Signal } from '@preact/signals'
import { messageOf } from '../../engine/error-message.ts'
import type { NoticeWishes } from '../../table/protocol.ts'
import { offer } from '../shell/files.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { subscribe, unsubscribe } from './push.ts'
import { words } from './text/index.ts'

export interface Wishing {
  readonly wishes: NoticeWishes
  readonly pushKey: string | null
}

/** What is left out of a change stays; `undefined` takes it away. */
export type WishChange = { readonly [N in 'push' | 'webhook' | 'quiet']?: NoticeWishes[N] | undefined }

/** The address of the page and its language go along, so that what comes leads back here and can be read. */
export async function keepWishes(now: Signal<Wishing | null>, change: WishChange): Promise<void> {
  if (!now.value) return
  const { push, webhook, quiet } = { ...now.value.wishes, ...change }
  const wishes: NoticeWishes = {
    page: `${location.origin}${location.pathname}`,
    language: settings.value.language,
    ...(push === undefined ? {} : { push }),
    ...(webhook === undefined ? {} : { webhook }),
    ...(quiet === undefined ? {} : { quiet }),
  }
  await said(async () => {
    await call('setNotices', wishes)
    now.value = now.value && { ...now.value, wishes }
    say(words.value.kept)
  })
}

export async function setBrowser(now: Signal<Wishing | null>, isOn: boolean): Promise<void> {
  await said(async () => {
    const pushKey = now.value?.pushKey ?? null
    const push = isOn && pushKey !== null ? await subscribe(pushKey) : null
    if (isOn && push === null) return say(words.value.denied)
    if (!isOn) await unsubscribe()
    await keepWishes(now, { push: push ?? undefined })
  })
}

export function download(): Promise<void> {
  return said(async () => offer('undercroft-device.json', JSON.stringify(await call('exportDevice', {}))))
}

export function erase(now: Signal<Wishing | null>): Promise<void> {
  return said(async () => {
    await unsubscribe()
    await call('eraseDevice', {})
    now.value = now.value && { ...now.value, wishes: {} }
    say(words.value.erased)
  })
}

async function said(run: () => Promise<void> | void): Promise<void> {
  try {
    await run()
  } catch (error) {
    say(messageOf(error))
  }
}
