/** What each call to a server does. */
import { DAY_CALLS } from './day.ts'
import { GATHER_CALLS } from './gather.ts'
import type { OnlineHandlers } from './handlers.ts'
import { NOTICE_CALLS } from './notices.ts'
import { PEOPLE_CALLS } from './people.ts'
import { SEAT_CALLS } from './sit-down.ts'
import { TALK_CALLS } from './talk.ts'
import { WISH_CALLS } from './wish.ts'
import { YOUR_CALLS } from './yours.ts'

export const ONLINE_HANDLERS: Partial<OnlineHandlers> = {
  ...DAY_CALLS,
  ...GATHER_CALLS,
  ...SEAT_CALLS,
  ...NOTICE_CALLS,
  ...PEOPLE_CALLS,
  ...TALK_CALLS,
  ...WISH_CALLS,
  ...YOUR_CALLS,
}
