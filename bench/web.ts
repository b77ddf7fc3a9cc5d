/**
 * Measures the built page in a real browser: `npm run bench:web`. How many bytes home loads, how long it takes from a
 * press to the first movement (dice in the air, a pawn on its way, the new picture), which tasks hold up the main thread
 * while bots play, how smoothly dice fly on a slow phone, and how soon a report of the laboratory is there. Numbers of this machine, for comparing.
 */
import { fastRng } from '../src/engine/rng.ts'
import { LOADERS } from '../src/games/loaders.ts'
import { momentOf } from '../test/web/moments/index.ts'
import { mouse, pressOne } from '../test/web/player.ts'
import {
  beginMatch,
  goTo,
  openHouse,
  openMatch,
  READY,
  SIZES,
  scriptBytes,
  type Visit,
  visit,
} from '../test/web/visit.ts'
import { reportOpening } from './report-page.ts'

const PRESSES = 60
const REPORTS = 5

/** Notes the time of each press and of the first frame that shows something of what it led to. */
const WATCH = `
  window.waits = []; window.tasks = []; let pressed = 0
  addEventListener('click', () => { pressed = performance.now() }, true)
  new MutationObserver(() => { if (pressed) { const since = pressed; pressed = 0; requestAnimationFrame(() => window.waits.push(performance.now() - since)) } })
    .observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-version', 'data-beat'] })
  new PerformanceObserver(list => { for (const entry of list.getEntries()) window.tasks.push(entry.duration) }).observe({ type: 'longtask' })
`

/** Notes how far apart the frames are while dice are in the air. */
const FRAMES = `
  window.frames = []; let last = 0
  const frame = now => {
    const isThrown = document.querySelector('.table').dataset.beat === 'throw'
    if (isThrown && last) window.frames.push(now - last)
    last = isThrown ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
`

const house = await openHouse()
const home = await visit(house)
await home.page.locator('.home-games').waitFor()
await home.page.waitForTimeout(500)
say('home, JavaScript gzipped', `${((await scriptBytes(home)) / 1000).toFixed(1)} kB`)
await home.context.close()
for (const game of Object.keys(LOADERS)) {
  const v = await visit(house, undefined, { pace: 'fast' })
  await beginMatch(v, game)
  await v.page.evaluate(WATCH)
  const rng = fastRng(3)
  for (let press = 0; press < PRESSES; press++) await pressOne(v.page, mouse, rng)
  const waits = await listOf(v, 'waits')
  say(`${game}: press to first movement, median of ${waits.length}`, `${at(waits, 0.5).toFixed(0)} ms`)
  say(`${game}: nine in ten under`, `${at(waits, 0.9).toFixed(0)} ms`)
  await v.context.close()
}
const v = await visit(house, undefined, { pace: 'fast' })
await goTo(v, '#/setup/dungeon')
await v.page.locator('.setup-seat').first().getByText('Bot').click()
await v.page.locator('.setup-foot .button.go').click()
await v.page.locator('.table').waitFor()
await v.page.waitForTimeout(1000)
await v.page.evaluate(WATCH)
await v.page.waitForTimeout(10_000)
const tasks = await listOf(v, 'tasks')
say('bots play for 10 s: tasks over 50 ms', `${tasks.length}, longest ${Math.max(0, ...tasks).toFixed(0)} ms`)
await v.context.close()
await flyOnSlowPhone()
await openReport()
await house.close()

/** Dice of One Deck Dungeon in the air, on a phone whose processor has a quarter of the speed. */
async function flyOnSlowPhone(): Promise<void> {
  // Without odds the button is no risky one, which asks first.
  const settings = { pace: 'normal', odds: false }
  const phone = await visit(house, { ...SIZES.phone, reducedMotion: 'no-preference' }, settings)
  const file = await momentOf('onedeck', 'a foe behind the door')
  await openMatch(phone, { ...file, header: { ...file.header, seed: 7 } })
  await phone.page.evaluate(FRAMES)
  const device = await phone.context.newCDPSession(phone.page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await phone.page.locator(`.table${READY} .actions .button`).first().click()
  await phone.page.locator(`.table${READY} .od-board[data-frame="fight"]`).waitFor()
  const frames = await listOf(phone, 'frames')
  say(
    `dice on a slow phone: frames of a throw, median of ${frames.length}`,
    `${at(frames, 0.5).toFixed(0)} ms`,
  )
  say('dice on a slow phone: nine in ten under', `${at(frames, 0.9).toFixed(0)} ms`)
  await phone.context.close()
}

/** A report of 100,000 games, here and with a quarter of the speed. */
async function openReport(): Promise<void> {
  const what = 'report of 100,000 games'
  const { bytes, times } = await reportOpening(house.browser, REPORTS, 1)
  const time = at(times, 0.5)
  say(`${what}: size`, wanted(`${Math.round(bytes / 1000)} kB`, 'under 1 MB', bytes < 1_000_000))
  say(`${what}: open`, wanted(`${time.toFixed(0)} ms`, 'under 1000 ms', time < 1000))
  const slow = await reportOpening(house.browser, REPORTS, 4)
  say(`${what}, a quarter of the speed: open`, `${at(slow.times, 0.5).toFixed(0)} ms`)
}

function wanted(value: string, limit: string, isMet: boolean): string {
  return `${value.padEnd(10)} wanted ${limit}: ${isMet ? 'yes' : 'NO'}`
}

async function listOf({ page }: Visit, name: string): Promise<number[]> {
  return (await page.evaluate<number[]>(`window.${name}`)).toSorted((a, b) => a - b)
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

function say(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(52)} ${value}\n`)
}
