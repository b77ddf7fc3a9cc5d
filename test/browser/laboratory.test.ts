import { text } from 'node:stream/consumers'
import type { AnyKit } from '../../src/engine/types.ts'
import { onedeckKit } from '../../src/games/onedeck/index.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import { csvOf } from '../../src/sim/lab/csv.ts'
import { labOf } from '../../src/sim/lab/lab.ts'
import { makeStudy } from '../../src/sim/lab/make-study.ts'
import { playChunk } from '../../src/sim/lab/play-chunk.ts'
import { unbegun, withChunk } from '../../src/sim/lab/record.ts'
import { type Arm, USUAL_BUDGET } from '../../src/sim/lab/study.ts'
import { describeInHouse, test } from '../web/house.ts'
import { flawsOf, goTo, overflowOf, SIZES, type Visit } from '../web/visit.ts'

async function openLab(v: Visit, game: string): Promise<void> {
  await goTo(v, `#/lab/${game}`)
  await v.page.locator('.lab-foot').waitFor()
}

const box = ({ page }: Visit, name: string) => page.getByRole('textbox', { name, exact: true })
const choose = ({ page }: Visit, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click()
const start = (v: Visit) => v.page.getByRole('button', { name: 'Start' }).click()
const status = ({ page }: Visit) => page.locator('.lab-findings [role=status]')
const report = ({ page }: Visit) => page.frameLocator('.lab-report')

async function saved({ page }: Visit, button: string): Promise<{ name: string; content: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), content: await text(await file.createReadStream()) }
}

/** The same study as the terminal counts it. */
function counted(kit: AnyKit, games: number, seed: number, arms: readonly Arm[]): string {
  const study = makeStudy(kit, { bots: ['policy'], seed, budget: USUAL_BUDGET, lots: [], arms })
  if (!study.ok) throw new Error(study.refusal.reason)
  const lab = labOf(kit, study.value, () => 0)
  if (!lab.ok) throw new Error(lab.refusal.reason)
  return csvOf(study.value, withChunk(unbegun(study.value), playChunk(lab.value, { from: 0, to: games })))
}

/** How long bots thought differs from run to run. */
const untimed = (csv: string) => csv.replace(/^,thought,.*\n/gm, '')

const hearts = (count: number): Arm => ({
  name: `hearts=${count}`,
  options: { turnLimit: 60, hearts: count },
  any: [],
})

describeInHouse('the laboratory', () => {
  test('leads from home to a report, with the digits of the terminal', async ({ visit, expect }) => {
    const v = await visit()
    await v.page.getByRole('button', { name: 'Laboratory' }).click()
    await choose(v, 'Which game', 'Dungeon in a Tin')
    await choose(v, 'Move limit', '60')
    await box(v, 'Games').fill('30')
    await box(v, 'Seed').fill('7')
    await choose(v, 'Compare', 'An option')
    await box(v, 'Values').fill('4..6..2')
    await start(v)
    await status(v).getByText('All 30 games are played.').waitFor()
    await report(v).getByRole('heading', { name: 'Dungeon in a Tin' }).waitFor()
    await v.page.locator('.lab-answer').getByText('hearts=6').waitFor()
    await v.page.locator('.lab-answer').getByText('95% sure:').waitFor()
    const { name, content } = await saved(v, 'Table as CSV')
    expect(name).toBe('undercroft-tin-study.csv')
    expect(untimed(content)).toBe(untimed(counted(tinKit, 30, 7, [hearts(4), hearts(6)])))
    expect(await flawsOf(v.page)).toEqual([])
    expect(v.faults).toEqual([])
  })

  test('stops when told to, and tells what was over', async ({ visit, expect }) => {
    const v = await visit()
    // What an earlier version kept, and this one knows nothing of, is left aside.
    await v.page.evaluate(`localStorage.setItem('undercroft lab tin', '{"bots":["gone"],"games":"7"}')`)
    await openLab(v, 'tin')
    await expect.poll(() => box(v, 'Games').inputValue()).toBe('1000')
    await box(v, 'Games').fill('1000000')
    await start(v)
    const progress = v.page.locator('.lab-progress')
    await progress
      .getByText(/^[\d,]+ of 1,000,000 games · [\d.,]+ a (second|minute) · \d+ (s|min) left$/)
      .waitFor()
    await v.page.getByRole('button', { name: 'Stop' }).click()
    await status(v)
      .getByText(/^Stopped after [\d,]+ of 1,000,000 games/)
      .waitFor()
    await progress.waitFor({ state: 'detached' })
    await report(v)
      .getByText(/^[\d,]+ games · played by policy · seed 1$/)
      .waitFor()
    expect(v.faults).toEqual([])
  })

  test('a report is kept as a page of its own, and as what the terminal goes on with', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await openLab(v, 'onedeck')
    await v.page.getByRole('button', { name: 'Mage' }).click()
    await choose(v, 'Dungeon', 'Any')
    await v.page.getByText('Every game draws its own.').waitFor()
    await box(v, 'Games').fill('3')
    await start(v)
    await status(v).getByText('All 3 games are played.').waitFor()
    const page = await saved(v, 'Save the report')
    expect(page.name).toBe('undercroft-onedeck-study.html')
    expect(page.content).toContain('url(data:image/webp;base64,')
    expect(page.content.split('url(data:font/woff2;base64,d09GM')).toHaveLength(4)
    expect(page.content).toContain(
      'undercroft sim onedeck --games 3 --seed 1 --bots policy -o heroes=mage -o dungeon=any --budget 200',
    )
    const { study } = JSON.parse((await saved(v, 'Counts as JSON')).content)
    expect(study).toMatchObject({
      game: onedeckKit.facts.id,
      seed: 1,
      arms: [{ options: { heroes: ['mage'] }, any: ['dungeon'] }],
    })
    expect(v.faults).toEqual([])
  })

  test('holds two packs from files against each other, and takes none with a fault', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await openLab(v, 'tin')
    const bring = (name: string, content: unknown) =>
      v.page
        .locator('.lab-body input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) })
    const { standard } = tinKit.packs
    await bring('odd.json', { ...standard, tiles: [] })
    await v.page.locator('.toast').getByText('tiles: ').waitFor()
    await bring('plain.json', standard)
    await v.page.getByRole('radio', { name: 'plain.json' }).and(v.page.locator(':checked')).waitFor()
    await bring('keys.json', { ...standard, about: { name: 'Cheap keys' } })
    await v.page.getByRole('radio', { name: 'Cheap keys' }).and(v.page.locator(':checked')).waitFor()
    await choose(v, 'Compare', 'Other cards')
    await v.page.getByRole('radiogroup', { name: 'Against' }).getByText('plain.json').waitFor()
    await choose(v, 'Move limit', '60')
    await box(v, 'Games').fill('4')
    await start(v)
    await report(v).getByText('Compared with keys.json').waitFor()
    const { content } = await saved(v, 'Save the report')
    expect(content).toContain('--pack keys.json --budget 200 --against plain.json')
    await v.page.reload()
    await v.page.getByRole('radio', { name: 'Cheap keys' }).and(v.page.locator(':checked')).waitFor()
    await v.page.getByRole('radiogroup', { name: 'Against' }).getByText('plain.json').waitFor()
    // As it is where they were too large to be kept.
    await v.page.evaluate(`{
      const { packs, ...sheet } = JSON.parse(localStorage.getItem('undercroft lab tin'))
      localStorage.setItem('undercroft lab tin', JSON.stringify(sheet))
    }`)
    await v.page.reload()
    await v.page.getByText('The cards that were chosen here are at hand no more').waitFor()
    expect(await flawsOf(v.page)).toEqual([])
    expect(v.faults).toEqual([])
  })

  test('what is wrong gets one sentence, and the report before it stays', async ({ visit, expect }) => {
    const v = await visit()
    await openLab(v, 'tin')
    const button = v.page.locator('.lab-foot .button')
    await box(v, 'Games').fill('0')
    await button.getByText('Games are a whole number from 1 to 1,000,000.').waitFor()
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    await choose(v, 'Move limit', '60')
    await box(v, 'Games').fill('5')
    await box(v, 'Seed').fill('seven')
    await button.getByText('The seed is a whole number.').waitFor()
    await box(v, 'Seed').fill('7')
    await start(v)
    await status(v).getByText('All 5 games').waitFor()
    await choose(v, 'Compare', 'A number')
    await button.getByText('Which number is to be compared?').waitFor()
    await box(v, 'Which number').fill('goods.lantern.price')
    await button.getByText('Which values are to be compared?').waitFor()
    await box(v, 'Values').fill('8..9')
    await start(v)
    await v.page
      .getByRole('alert')
      .getByText('"goods" has no "lantern"; it has: key, rope, potion, bomb.')
      .waitFor()
    await status(v).getByText('All 5 games').waitFor()
    await report(v).getByText('5 games · played by policy').waitFor()
    await box(v, 'Games').fill('1,')
    await goTo(v, '#/')
    await openLab(v, 'dungeon')
    await v.page.reload()
    await choose(v, 'Which game', 'Dungeon in a Tin')
    await button.getByText('Games are a whole number from 1 to 1,000,000.').waitFor()
    await expect.poll(() => box(v, 'Games').inputValue()).toBe('1,')
    await expect.poll(() => box(v, 'Which number').inputValue()).toBe('goods.lantern.price')
    await v.page
      .getByRole('radiogroup', { name: 'Move limit' })
      .getByRole('radio', { name: '60', checked: true })
      .waitFor()
    expect(v.faults).toEqual([])
  })

  test('is for keys, in German and on a phone too, and Escape leads out of a report', async ({
    visit,
    expect,
  }) => {
    const v = await visit({ ...SIZES.phone, locale: 'de', colorScheme: 'light' }, { language: 'de' })
    await v.page.locator('.home-games').waitFor()
    await openLab(v, 'tin')
    await box(v, 'Partien').focus()
    await v.page.keyboard.press('Control+a')
    await v.page.keyboard.type('3')
    await v.page.getByRole('button', { name: 'Los' }).focus()
    await v.page.keyboard.press('Enter')
    await status(v).getByText('Alle 3 Partien sind gespielt.').waitFor()
    await report(v).getByLabel('hell', { exact: true }).and(report(v).locator(':checked')).waitFor()
    expect(await flawsOf(v.page)).toEqual([])
    expect(await overflowOf(v.page)).toEqual([])
    await report(v).getByRole('link', { name: 'Wie lange es dauert' }).press('Enter')
    await expect.poll(() => v.page.evaluate<number>('scrollY')).toBeGreaterThan(1000)
    await report(v).getByRole('link', { name: 'Wer gewinnt' }).press('Escape')
    await v.page.locator('.home-games').waitFor()
    expect(v.faults).toEqual([])
  })
})
