import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { JUDGING } from '../../src/bots/analysis/judging.ts'
import { lineName } from '../../src/bots/analysis/line-name.ts'
import { type MatchFile, toFile } from '../../src/engine/file.ts'
import { type Match, start } from '../../src/engine/match.ts'
import { legal, play, playChance } from '../../src/engine/play.ts'
import { seededChance } from '../../src/engine/rng.ts'
import { actorOf, resign } from '../../src/engine/seats.ts'
import type { Result } from '../../src/engine/types.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import type { MatchAnalysis } from '../../src/table/protocol.ts'
import { describeInHouse, test } from '../web/house.ts'
import { beginMatch, flawsOf, giveUp, goTo, overflowOf, SIZES, type Visit } from '../web/visit.ts'

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
  mistakes: [57, 59].map(at => ({ at, seat: 0, cost: 0.12, said: { en: remark, de: remark } })),
}

/** As if it had been found out before. */
function keep({ page }: Visit, match: string, { header, steps }: MatchFile): Promise<void> {
  const row = JSON.stringify({ version: JUDGING, line: lineName(header, steps), found: FOUND })
  return page.evaluate(`new Promise(resolve => {
    indexedDB.open('undercroft').onsuccess = ({ target: { result: db } }) => {
      const writing = db.transaction('analyses', 'readwrite')
      writing.objectStore('analyses').put(${row}, ${JSON.stringify(match)})
      writing.oncomplete = () => resolve(db.close())
    }
  })`)
}

/** Writes down every step that the analysis is said to be at, of how many, from now on. */
function noteProgress(page: Page): Promise<void> {
  return page.evaluate(`{
    window.noted = []
    const note = () => {
      const step = /step (\\d+) of (\\d+)/.exec(document.querySelector('.insight-looking')?.textContent ?? '')
      if (step) noted.push([Number(step[1]), Number(step[2])])
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  }`)
}

const notedIn = (page: Page) =>
  page.evaluate<readonly (readonly [at: number, of: number])[]>('noted.splice(0)')

describeInHouse('the analysis of a match', () => {
  test('is made where the match ended, on a phone too, and is there at once the next time', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.phone)
    await beginMatch(v, 'tin')
    await giveUp(v)
    await v.page.locator('.end-dialog').getByRole('button', { name: 'Analyse' }).click()
    await v.page.locator('.insight-table').waitFor()
    const address = v.page.url().replace(/\?.*/, '')
    await goTo(v, '#/replays')
    await v.page.goto(address)
    await v.page.getByRole('button', { name: 'Log' }).click()
    await v.page.locator('.insight-table').waitFor()
    expect(v.faults).toEqual([])
  })

  test('is stopped by whoever has seen enough, and gone on with at once or another day', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    const match = await bring(v, recorded('rescued'))
    await goTo(v, `#/replay/${match}`)
    await noteProgress(page)
    let seen = 0
    for (const [size, { viewport }] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      if (size === 'phone') await goTo(v, '#/replays')
      if (size === 'phone') await goTo(v, `#/replay/${match}`)
      if (size === 'phone') await page.getByRole('img', { name: /^Chance to win/ }).waitFor()
      // Whoever comes another day asks as at first, whoever has just stopped is offered to go on.
      await page.getByRole('button', { name: size === 'tablet' ? 'Go on' : 'Analyse' }).click()
      const bar = page.locator('.insight progress')
      await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(seen + 3)
      expect(await overflowOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Stop' }).click()
      // What is known stays on the curve.
      await page.locator('.insight[aria-busy=false]').getByText('Looked back as far as step').waitFor()
      await page.getByRole('img', { name: /^Chance to win/ }).waitFor()
      expect(await overflowOf(page), size).toEqual([])
      const noted: number[] = []
      const lengths = new Set<number>()
      const gather = async () => {
        for (const [at, of] of await notedIn(page)) {
          lengths.add(of)
          if (at > 0) noted.push(at)
        }
        return noted.length
      }
      await expect.poll(gather, { message: size }).toBeGreaterThan(0)
      expect([...lengths], size).toEqual([JSON.parse(recorded('rescued')).steps.length])
      expect(Math.min(...noted), size).toBeGreaterThanOrEqual(seen)
      seen = Math.max(...noted)
    }
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
    const v = await visit()
    const { page } = v
    const match = await bring(v, recorded('slain'))
    await keep(v, match, JSON.parse(recorded('slain')))
    await goTo(v, `#/replay/${match}`)
    const better = 'Better: Go back the way you came, +12 %. There is nothing to gain.'
    const moment = page.locator('.moment')
    const note = page.locator('.log .now .log-note', { hasText: better })
    for (const [size, { viewport }] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      const curve = page.locator('.progress input')
      const marks = page.locator('[data-mistake=true] button')
      // They are close to each other, and to that of the end.
      await marks.first().click()
      await expect.poll(() => curve.inputValue()).toBe('57')
      await marks.last().click()
      await moment.getByText(better).waitFor()
      await curve.press('ArrowLeft')
      await expect.poll(() => curve.getAttribute('aria-valuetext')).toContain('Step 58 of 62. 6 % to win')
      await curve.press('ArrowRight')
      if (size === 'phone') await page.getByRole('button', { name: 'Log' }).click()
      await note.waitFor()
      await page.locator('.insight-table').getByText('41 %').waitFor()
      expect([...(await flawsOf(page)), ...(await overflowOf(page))], size).toEqual([])
    }
    expect(v.faults).toEqual([])
  })
})
