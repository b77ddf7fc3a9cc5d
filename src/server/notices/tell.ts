/**
 * Tells people that a match waits for them, once for each wait: on the line whoever is connected and looks elsewhere,
 * and by the ways they have asked for those whose devices are all away.
 */
import { kitFor, type Room } from '../../table/house.ts'
import type { NoticeWishes } from '../../table/online/protocol.ts'
import type { MatchId } from '../../table/protocol.ts'
import type { Server } from '../server.ts'
import type { DeviceId, Due, Wait } from '../store/store.ts'
import { say } from '../text/index.ts'
import { actedAt, isNewWait } from './book.ts'
import { quietUntil } from './quiet.ts'
import type { Notice, Sent } from './sender.ts'
import { keepWishes, subscriptionIn, wishesOf } from './wishes.ts'

/** A match has changed: whoever it waits for now, and did not before, hears of it. */
export async function tellWaiting(server: Server, { table: { id, match }, record }: Room): Promise<void> {
  const { asked = [], seats } = record.summary
  for (const seat of asked)
    if (seats[seat]?.kind === 'person' && isNewWait(server.notices, id, seat, match))
      await tellSeat(server, { match: id, seat, version: match.version }, actedAt(match, seat))
}

/** Another node, or this one before it was started anew, may have told it already: the store decides. */
async function tellSeat(server: Server, wait: Wait, acted: number): Promise<void> {
  const { store, presence, bus } = server
  const { match, seat } = wait
  if (presence.isPresent(match, seat) || !(await store.waits.claim(wait, acted))) return
  const rights = await store.rights.at(match)
  const devices = [...new Set(rights.filter(right => right.seat === seat).map(({ device }) => device))]
  bus.tell({ note: 'turn', match, devices })
  if (pushTurn(server, match, devices)) return
  for (const device of devices) await tellAway(server, { ...wait, device })
}

/** True where one of these devices is on a line here. */
export function pushTurn({ guests }: Server, match: MatchId, devices: readonly DeviceId[]): boolean {
  const here = devices.flatMap(device => guests.of(device))
  for (const guest of here) guest.send({ push: 'turn', match })
  return here.length > 0
}

async function tellAway(server: Server, wait: Omit<Due, 'at'>): Promise<void> {
  const { store, house } = server
  const wishes = await wishesOf(store, wait.device)
  const at = quietUntil(wishes.quiet, house.world.date())
  if (at === null) await send(server, wait, wishes)
  else await store.waits.put({ ...wait, at })
}

/** What waited for the end of quiet hours is told now, if it is still true, by whichever node takes it. */
export async function tellDue(server: Server): Promise<void> {
  const { store, house } = server
  for (const due of await store.waits.due(house.world.date())) {
    const isTrue = await stillWaits(server, due)
    if ((await store.waits.take(due)) && isTrue) await tellAway(server, due)
  }
}

async function stillWaits({ store, presence }: Server, { match, seat, version }: Due): Promise<boolean> {
  if (presence.isPresent(match, seat)) return false
  const { record, entries = [] } = (await store.matches.read(match)) ?? {}
  const isAsked = !record?.closed && (record?.summary.asked ?? []).includes(seat)
  return isAsked && actedAt({ log: entries, version: entries.length }, seat) <= version
}

async function send(server: Server, { device, match }: Omit<Due, 'at'>, wishes: NoticeWishes): Promise<void> {
  const { sender, store } = server
  const subscription = subscriptionIn(wishes)
  const { webhook } = wishes
  if (!sender || (!subscription && webhook === undefined)) return
  const notice = await noticeOf(server, match, wishes)
  const [pushed, posted]: readonly (Sent | null)[] = await Promise.all([
    subscription && sender.push(subscription, notice),
    webhook === undefined ? null : sender.post(webhook, notice),
  ])
  if (pushed === 'gone' || posted === 'gone') {
    const { push: oldPush, webhook: oldHook, ...rest } = wishes
    await keepWishes(store, device, {
      ...rest,
      ...(oldPush === undefined || pushed === 'gone' ? {} : { push: oldPush }),
      ...(oldHook === undefined || posted === 'gone' ? {} : { webhook: oldHook }),
    })
  }
}

async function noticeOf(
  { store, house }: Server,
  match: MatchId,
  { page = '', language = 'en' }: NoticeWishes,
): Promise<Notice> {
  const game = (await store.gatherings.read(match))?.game ?? ''
  const kit = await kitFor(house, game)
  const title = kit.ok ? kit.value.facts.title : game
  return { match, game, text: say(t => t.yourTurn(title))[language], url: `${page}#/table/${match}` }
}
