import { readFileSync } from 'node:fs'
import { toFile } from '../../src/engine/file.ts'
import { type Match, start } from '../../src/engine/match.ts'
import { legal, play, playChance } from '../../src/engine/play.ts'
import { seededChance } from '../../src/engine/rng.ts'
import { actorOf, resign } from '../../src/engine/seats.ts'
import type { Result } from '../../src/engine/types.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import type { MatchAnalysis } from '../../src/table/protocol.ts'
import { describeInHouse, test } from '../web/house.ts'
import { flawsOf, goTo, type Visit } from '../web/visit.ts'

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

/** A match of the tin that was given up after its first steps: it takes no time to look back at. */
function givenUp(): string {
  let match: Match = must(start(tinKit, { seed: 3 }))
  for (let step = 0; step < 8; step++) {
    const [action] = legal(match, 0)
    match = must(
      actorOf(match).kind === 'chance' || !action
        ? playChance(match, seededChance(3))
        : play(match, 0, action),
    )
  }
  return JSON.stringify(toFile(must(resign(match, 0))))
}

const recorded = (name: string) =>
  readFileSync(new URL(`../../src/games/tin/fixtures/${name}.json`, import.meta.url), 'utf8')

/** Brings a match as a file; its id. */
async function bring(v: Visit, content: string): Promise<string> {
  await goTo(v, '#/replays')
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) }
  await v.page.locator('input[type=file]').setInputFiles(file)
  const href = await v.page.locator('.replay-row-words').first().getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

const LENGTH = 62
const remark = { played: 'Fight', better: 'Go back the way you came', why: 'There is nothing to gain.' }
const FOUND: MatchAnalysis = {
  series: Array.from({ length: LENGTH + 1 }, (_, step) => [step < 30 ? 0.5 : 0.5 - (step - 30) / 64]),
  by: Array.from({ length: LENGTH }, (_, step) => (step % 2 === 0 ? 0 : null)),
  accounts: [{ start: 0.5, end: 0, luck: -0.38, own: -0.12, others: 0, accuracy: 41 }],
  together: false,
  mistakes: [{ at: 59, seat: 0, cost: 0.12, said: { en: remark, de: remark } }],
}

/** As if it had been found out before. */
function keep({ page }: Visit, match: string): Promise<void> {
  const row = JSON.stringify({ version: 1, found: FOUND })
  return page.evaluate(`new Promise(resolve => {
    indexedDB.open('undercroft').onsuccess = ({ target: { result: db } }) => {
      const writing = db.transaction('analyses', 'readwrite')
      writing.objectStore('analyses').put(${row}, ${JSON.stringify(match)})
      writing.oncomplete = () => resolve(db.close())
    }
  })`)
}

describeInHouse('the analysis of a match', () => {
  test('is made in a thread of its own, and is there at once the next time', async ({ visit, expect }) => {
    const v = await visit()
    const match = await bring(v, givenUp())
    await goTo(v, `#/replay/${match}?analyse=1`)
    await v.page.locator('.insight-table').waitFor()
    await goTo(v, '#/replays')
    await goTo(v, `#/replay/${match}`)
    await v.page.locator('.insight-table').waitFor()
    expect(v.faults).toEqual([])
  })

  test('is stopped by whoever has seen enough', async ({ visit, expect }) => {
    const v = await visit()
    await goTo(v, `#/replay/${await bring(v, recorded('rescued'))}`)
    await v.page.getByRole('button', { name: 'Analyse' }).click()
    await v.page.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => v.page.locator('.insight').count()).toBe(0)
    expect(v.faults).toEqual([])
  })

  test('says so where it cannot be made, and does not go on for ever', async ({ visit, expect }) => {
    const v = await visit()
    await v.context.route(/\/analyse-file-[^/]*\.js$/, route => route.abort())
    await goTo(v, `#/replay/${await bring(v, givenUp())}`)
    await v.page.getByRole('button', { name: 'Analyse' }).click()
    await v.page.locator('.toasts').getByText('The match could not be analysed.').waitFor()
    await expect.poll(() => v.page.locator('.insight').count()).toBe(0)
  })

  test('marks the worst choices and says what was better, on three screens', async ({ visit, expect }) => {
    const v = await visit({ viewport: { width: 1366, height: 768 } })
    const { page } = v
    const match = await bring(v, recorded('slain'))
    await keep(v, match)
    await goTo(v, `#/replay/${match}`)
    await expect.poll(() => page.locator('.insight-table').textContent()).toContain('41 %')
    await page.locator('[data-mistake=true] button').click()
    const better = 'Better: Go back the way you came, +12 %. There is nothing to gain.'
    await expect.poll(() => page.locator('.moment').textContent()).toContain(better)
    await expect.poll(() => page.locator('.log .now .log-note').textContent()).toContain(better)
    await page.locator('.progress input').press('ArrowLeft')
    const said = () => page.locator('.progress input').getAttribute('aria-valuetext')
    await expect.poll(said).toContain('Step 58 of 62. 6 % to win')
    expect(await flawsOf(page)).toEqual([])
    for (const [width, height] of [
      [834, 1194],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await flawsOf(page)).toEqual([])
    }
    expect(v.faults).toEqual([])
  })
})
