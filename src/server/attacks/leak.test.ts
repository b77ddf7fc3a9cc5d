/** S1 over the wire: what somebody may not know changes no byte of what they are sent, the links of the chain apart. */
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { canonical } from '../../engine/hash.ts'
import type { Match } from '../../engine/match.ts'
import { legal } from '../../engine/play.ts'
import { actorOf } from '../../engine/seats.ts'
import type { Action } from '../../engine/types.ts'
import { LOADERS } from '../../games/loaders.ts'
import type { Actor } from '../../testing/fuzz/cast.ts'
import { differ, ID, type Twin, twins, twinWith } from '../../testing/twins.ts'

/** Looks at all there is to see. */
async function lookAround({ seat, get }: Actor): Promise<void> {
  await get('attend', { match: ID })
  const { at } = await get('open', { match: ID, seat })
  for (const moment of [at, at - 1]) await get('look', { match: ID, seat, at: moment })
  await get('course', { match: ID, seat })
  await get('yours', {})
  await get('talk', { match: ID })
}

/** What is pushed comes when it comes. */
const withoutLinks = ({ bytes }: Actor) =>
  bytes.map(text => text.replaceAll(/"link":"[0-9a-f]*"/g, '"link":""')).toSorted()

function matchOf({ server }: Twin): Match {
  const room = server.house.rooms.get(ID)
  if (!room) throw new Error('Nobody looks at the match.')
  return room.table.match
}

interface Step {
  readonly seat: 0 | 1
  readonly action: Action
}

/** What can be done next at both, by the same seat. */
function stepAtBoth(one: Twin, two: Twin): Step | null {
  for (const seat of [0, 1] as const) {
    const there = new Set(legal(matchOf(two), seat).map(canonical))
    const action = legal(matchOf(one), seat).find(each => there.has(canonical(each)))
    if (action) return { seat, action }
  }
  return null
}

/** Plays it, until the dice have fallen and everybody who looks has been told. */
async function take(twin: Twin, { seat, action }: Step): Promise<Match> {
  const { version } = matchOf(twin)
  const who = seat === 0 ? twin.ada : twin.bram
  await who.get('play', { id: `${version}`, match: ID, version, actions: [action] })
  while (actorOf(matchOf(twin)).kind === 'chance') await setImmediate()
  const match = matchOf(twin)
  const isTold = ({ bytes }: Actor) =>
    bytes.some(text => text.startsWith('{"push":"sight"') && text.includes(`"version":${match.version},`))
  while (![twin.ada, twin.bram, twin.eve].every(isTold)) await setImmediate()
  return match
}

const MOST_STEPS = 3

/** Both go on alike until somebody comes to know the difference: how often those who may not know were sent the same. */
async function goOn(one: Twin, two: Twin): Promise<number> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const step = stepAtBoth(one, two)
    if (!step) return steps
    const [here, there] = [await take(one, step), await take(two, step)]
    if (differ(here, there, 1) || differ(here, there, null)) return steps
    expect(withoutLinks(one.bram)).toEqual(withoutLinks(two.bram))
    expect(withoutLinks(one.eve)).toEqual(withoutLinks(two.eve))
  }
  return MOST_STEPS
}

test('S1 S23 whoever may not see a card is sent the same bytes whichever it is, also of what happens next', async () => {
  const kit = await LOADERS['dungeon']?.()
  if (!kit) throw new Error('There is no Dungeon!')
  let [compared, steps] = [0, 0]
  for (const logs of twins(kit)) {
    const [one, two] = [await twinWith(kit, logs[0]), await twinWith(kit, logs[1])]
    for (const { close } of [one, two]) onTestFinished(close)
    for (const each of [one, two]) for (const who of [each.bram, each.eve, each.ada]) await lookAround(who)
    expect(withoutLinks(one.bram)).toEqual(withoutLinks(two.bram))
    expect(withoutLinks(one.eve)).toEqual(withoutLinks(two.eve))
    // The one who has the card sees which it is, so there was something to hide.
    expect(withoutLinks(one.ada)).not.toEqual(withoutLinks(two.ada))
    steps += await goOn(one, two)
    if (++compared === 3) break
  }
  expect(compared).toBe(3)
  expect(steps).toBe(3 * MOST_STEPS)
})
