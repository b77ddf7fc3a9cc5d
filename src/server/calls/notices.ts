/** By which way somebody who is away wants to hear that it is their turn. */
import { done } from '../../engine/result.ts'
import { faultOfWishes, keepWishes, wishesOf } from '../notices/wishes.ts'
import type { OnlineHandlers } from './handlers.ts'

export const NOTICE_CALLS: OnlineHandlers<'notices' | 'setNotices'> = {
  notices: async ({ store, pushKey }, { device }) => done({ wishes: await wishesOf(store, device), pushKey }),
  setNotices: async ({ store, hasOpenWebhooks }, { device }, wishes) => {
    const wrong = faultOfWishes(wishes, hasOpenWebhooks)
    if (wrong) return wrong
    await keepWishes(store, device, wishes)
    return done(null)
  },
}
