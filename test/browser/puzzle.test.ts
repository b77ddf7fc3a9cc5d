import { readFileSync } from 'node:fs'
import type { Puzzle } from '../../src/engine/puzzle.ts'
import { describeInHouse, test } from '../web/house.ts'
import { flawsOf, goTo, READY, SIZES, type Visit } from '../web/visit.ts'

const puzzlesOf = (game: string): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../src/games/${game}/puzzles/puzzles.json`, import.meta.url), 'utf8'))

const TIN = puzzlesOf('tin')
/** What the answers of a fight are called on their buttons. */
const BUTTONS: Readonly<Record<string, RegExp>> = { retreat: /^Retreat/, fight: /^Fight/, drink: /^Drink/ }
const kindsOf = (puzzle: Puzzle | undefined) =>
  puzzle?.kind === 'choice' ? puzzle.options.map(({ action }) => action.kind) : ['none']
/** The first that is answered with buttons alone. */
const PLACE = TIN.findIndex(puzzle => kindsOf(puzzle).every(kind => Object.hasOwn(BUTTONS, kind)))
const KINDS = kindsOf(TIN[PLACE])
const [BEST = '', SECOND = ''] = KINDS

const DAY_MS = 86_400_000
const dayAt = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
/** A day that it is the puzzle of, counted from the first of January 1970. */
const DAY = TIN.length * 1030 + PLACE

const tinOf = ({ page }: Visit) => page.locator('.puzzles-game').last()

/** To the list as it is at noon of that day. */
async function listOn(v: Visit, day: number): Promise<void> {
  await v.page.clock.setFixedTime(`${dayAt(day)}T12:00:00`)
  await goTo(v, '#/')
  await goTo(v, '#/puzzle')
  await tinOf(v).waitFor()
}

async function answer({ page }: Visit, kind: string): Promise<void> {
  await page.locator(`.table${READY}`).waitFor()
  await page
    .locator('.actions')
    .getByRole('button', { name: BUTTONS[kind] ?? kind })
    .click()
  await page.locator('dialog[open]').waitFor()
}

describeInHouse('a puzzle', () => {
  test.for(Object.entries(SIZES))(
    'on a %s is answered, explained and kept, and days in a row are counted',
    async ([, size], { visit, expect }) => {
      const v = await visit(size)
      const { page } = v
      await listOn(v, DAY)
      await page.getByText('No row of days yet').waitFor()
      expect(await flawsOf(page)).toEqual([])
      await tinOf(v).getByRole('button', { name: 'Solve it: Dungeon in a Tin' }).click()
      await page.locator('.puzzle-slip').getByText('What would you do?').waitFor()
      await page.locator(`.table${READY}`).waitFor()
      expect(await flawsOf(page)).toEqual([])
      await answer(v, BEST)
      await page.getByRole('heading', { name: 'Right at once' }).waitFor()
      await page.getByText('How likely each choice wins').waitFor()
      await expect.poll(() => page.locator('.puzzle-chances li').count()).toBe(KINDS.length)
      expect(await flawsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('.puzzle-slip').getByText('That is the best.').waitFor()
      await listOn(v, DAY)
      await page.getByText('1 day in a row').waitFor()
      await tinOf(v).getByText('Right at once').waitFor()

      await listOn(v, DAY + 1)
      await page.getByText('1 day in a row').waitFor()
      await tinOf(v).getByText('Not answered yet').waitFor()

      const later = DAY + TIN.length
      await listOn(v, later)
      await tinOf(v).getByText('Not answered yet').waitFor()
      await tinOf(v)
        .getByRole('button', { name: /^Solve it/ })
        .click()
      await answer(v, SECOND)
      await page.getByRole('heading', { name: 'Not the best' }).waitFor()
      await page.locator('.puzzle-chances li').filter({ hasText: 'yours' }).waitFor()
      // A second answer is explained as well, but the first one counts.
      await listOn(v, later)
      await tinOf(v)
        .getByRole('button', { name: /^Look again/ })
        .click()
      await answer(v, BEST)
      await listOn(v, later)
      await tinOf(v).getByText('Not the best').waitFor()
      await page.getByText('No row of days yet').waitFor()
      await goTo(v, '#/chronicle')
      await page.getByRole('article', { name: 'Puzzles' }).getByText('right at once').waitFor()
      const sums = page.getByRole('article', { name: 'Puzzles' }).locator('dd')
      await expect.poll(() => sums.allTextContents()).toEqual(['2', '1', '0', '1'])
      expect(v.faults).toEqual([])
    },
  )

  test('is played on from as practice, and the next one follows', async ({ visit, expect }) => {
    const v = await visit()
    await goTo(v, `#/puzzle/tin/${PLACE + 1}`)
    await answer(v, SECOND)
    await v.page.getByRole('button', { name: 'Next puzzle' }).click()
    await v.page
      .locator('.coach-place')
      .getByText(`${((PLACE + 1) % TIN.length) + 1} of 20`)
      .waitFor()
    await goTo(v, `#/puzzle/tin/${PLACE + 1}`)
    await answer(v, BEST)
    await v.page.getByRole('button', { name: 'Play on from here' }).click()
    await v.page.locator('.bar').getByText('Practice').waitFor()
    await v.page.locator(`.table${READY}`).waitFor()
    expect(v.faults).toEqual([])
  })

  test('of dice is held against the proven best, which is shown', async ({ visit, expect }) => {
    const v = await visit()
    const place = puzzlesOf('onedeck').findIndex(({ kind }) => kind === 'laying')
    const puzzle = puzzlesOf('onedeck')[place]
    if (puzzle?.kind !== 'laying') throw new Error('There is none')
    await goTo(v, `#/puzzle/onedeck/${place + 1}`)
    await v.page.locator(`.table${READY}`).waitFor()
    await v.page.getByRole('button', { name: /^Hint/ }).waitFor({ state: 'detached' })
    const done = v.page.locator('.actions').getByRole('button').first()
    await done.click()
    // Where the hero would fall, it asks once more.
    await expect
      .poll(async () => {
        if ((await v.page.locator('dialog[open]').count()) === 0) await done.click()
        return v.page.locator('dialog[open]').count()
      })
      .toBe(1)
    await v.page.getByText('It can be laid better.').first().waitFor()
    const { damage, time } = puzzle.proven.best.parts
    await v.page
      .locator('.puzzle-tolls [data-best="true"]')
      .getByText(`${damage} damage, ${time} time`)
      .waitFor()
    expect(await flawsOf(v.page)).toEqual([])
    await v.page.getByRole('button', { name: 'Show the best' }).click()
    const laid = `.table[data-version="${puzzle.match.steps.length + puzzle.proven.steps.length}"]`
    await v.page.locator(laid).waitFor()
    expect(v.faults).toEqual([])
  })

  test('that is not there leads back with a sentence', async ({ visit }) => {
    const v = await visit()
    await goTo(v, '#/puzzle/tin/99')
    await v.page.getByText('There is no puzzle "tin 99".').waitFor()
  })
})
