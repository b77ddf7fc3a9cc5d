import { text } from 'node:stream/consumers'
import type { MatchFile } from '../../src/engine/file.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import type { Content } from '../../src/games/tin/types.ts'
import { describeInHouse, test } from '../web/house.ts'
import { flawsOf, goTo, SIZES, type Visit, WITH_WORKER } from '../web/visit.ts'

const field = ({ page }: Visit, place: string) => page.locator(`[id="f-${place}"]`)

async function openBench(v: Visit, game: string, table = ''): Promise<void> {
  await goTo(v, `#/workshop/${game}${table === '' ? '' : `?t=${table}`}`)
  await v.page.locator('.ws-table table').waitFor()
}

const box = ({ page }: Visit, name: string) => page.getByRole('textbox', { name, exact: true })
const status = ({ page }: Visit) => page.locator('.ws-foot [role=status]')
const play = ({ page }: Visit) => page.locator('.ws-foot .button').last()

/** What is in the file that a press offers. */
async function offered({ page }: Visit, press: () => Promise<void>): Promise<string> {
  const saved = page.waitForEvent('download')
  await press()
  return text(await (await saved).createReadStream())
}

/** What the match on the table was begun with. */
async function packOf(v: Visit): Promise<unknown> {
  await v.page.getByRole('button', { name: 'Menu' }).click()
  const file: MatchFile = JSON.parse(
    await offered(v, () => v.page.locator('.menu').getByRole('button', { name: 'Save' }).click()),
  )
  return file.header.pack
}

const fileOf = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

const importing = ({ page }: Visit) => page.locator('.ws-tools input[type=file]')

interface Kind {
  readonly table: string
  readonly label: string
  readonly wrong: string
  readonly sentence: string
  readonly right: string
}

const count = (changes: number) => (changes === 1 ? '1 change' : `${changes} changes`)
const NO_NUMBER = 'This must be a number.'

/** Things of each kind: a wrong value gets its sentence, a right one lasts, is tried with one press, and is taken back. */
const KINDS: readonly (readonly [string, string, Kind, ...Kind[]])[] = [
  [
    'a monster and a treasure of Dungeon!',
    'dungeon',
    { table: 'monsters', label: 'Rogue, Goblin', wrong: '1,', sentence: NO_NUMBER, right: '9' },
    {
      table: 'treasures',
      label: 'Gold, Sack of Gold, sack-of-gold-1-250',
      wrong: '',
      sentence: NO_NUMBER,
      right: '300',
    },
  ],
  [
    'a tile and a card of Dungeon in a Tin',
    'tin',
    { table: 'tiles', label: 'White skulls, Crossroads', wrong: '-1', sentence: 'at least 0', right: '2' },
    { table: 'cards', label: 'Adds, Hook', wrong: '44', sentence: 'at most', right: '4' },
  ],
  [
    'a card and a number of One Deck Dungeon',
    'onedeck',
    { table: 'first.encounters', label: 'Experience, Bandit', wrong: '', sentence: NO_NUMBER, right: '2' },
    { table: 'first', label: 'Dice of Invisibility', wrong: '-', sentence: NO_NUMBER, right: '1' },
  ],
]

describeInHouse('the workshop', () => {
  test('leads from home to a changed value at the table, with a sentence for a fault on the way', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await v.page.getByRole('button', { name: 'Workshop' }).click()
    await v.page.locator('.ws-choose').getByText('Dungeon in a Tin').click()
    await v.page.locator('.ws-contents').getByRole('button', { name: 'Goods' }).click()
    await box(v, 'Price, Key').fill('0')
    const fault = v.page.locator('td .ws-fault')
    await fault.getByText('This must be at least 1.').waitFor()
    await v.page.locator('.ws-faults').getByText('Goods · Key · Price').waitFor()
    await expect.poll(() => play(v).getAttribute('aria-disabled')).toBe('true')
    await play(v).getByText('There is a fault left.').waitFor()
    await box(v, 'Price, Key').fill('7')
    await fault.waitFor({ state: 'detached' })
    await box(v, 'Name of the pack').fill('Cheap keys')
    await status(v).getByText('2 changes · No faults').waitFor()
    await v.page.getByRole('button', { name: 'Set up' }).click()
    await v.page.locator('.setup-more').getByText('Cheap keys').waitFor()
    await v.page.locator('.setup-more').getByText('House-made').waitFor()
    await v.page.locator('.setup-foot .button.go').click()
    await v.page.locator('.prompt-ask').waitFor()
    expect(await packOf(v)).toMatchObject({ about: { name: 'Cheap keys' }, goods: { key: { price: 7 } } })
    expect(v.faults).toEqual([])
  })

  test('a changed name is read at the table', async ({ visit, expect }) => {
    const v = await visit()
    await openBench(v, 'tin', 'cards')
    for (const card of await v.page.locator('[id^="f-cards."][id$=".title"]').all()) await card.fill('Wallop')
    await play(v).click()
    await v.page.locator('.table-log').getByText('Wallop').first().waitFor()
    expect(v.faults).toEqual([])
  })

  test.for(KINDS)('%s', async ([, game, ...edits], { visit, expect }) => {
    const v = await visit()
    const attempt = v.page.locator('.ws-foot').getByRole('button', { name: 'Try it' })
    for (const [at, { table, label, wrong, sentence, right }] of edits.entries()) {
      await openBench(v, game, table)
      if (at === 0) await attempt.getByText('nothing is changed yet').waitFor()
      await box(v, label).fill(wrong)
      await v.page.locator('td .ws-fault').getByText(sentence).waitFor()
      await attempt.getByText('There is a fault left.').waitFor()
      await expect.poll(() => attempt.getAttribute('aria-disabled')).toBe('true')
      await box(v, label).fill(right)
      await status(v)
        .getByText(`${count(at + 1)} · No faults`)
        .waitFor()
      await goTo(v, '#/')
    }
    await openBench(v, game, edits[0].table)
    await box(v, 'Name of the pack').fill('Harder')
    await v.page.reload()
    await attempt.getByText('against the standard').click()
    const answer = v.page.locator('.lab-answer')
    await v.page
      .locator('.lab-progress')
      .getByText(/^[1-9][\d,]* of/)
      .or(answer)
      .first()
      .waitFor()
    // What is over by then is enough, if it is not known well enough before.
    await v.page.evaluate(`document.querySelector('.lab-foot .button:not(.go)')?.click()`)
    await answer.getByText('Harder').first().waitFor()
    await answer
      .getByText(/^[+−±][\d.]+%, .* \(95% sure: [+−±][\d.]+% … [+−±][\d.]+%\)$/)
      .first()
      .waitFor()
    await v.page.frameLocator('.lab-report').getByText('Compared with standard').waitFor()
    await v.page.keyboard.press('Escape')
    await status(v)
      .getByText(`${count(edits.length + 1)} · No faults`)
      .waitFor()
    for (let left = edits.length; left > 0; left--) {
      await v.page.getByRole('button', { name: 'Undo' }).click()
      await status(v)
        .getByText(`${count(left)} · No faults`)
        .waitFor()
    }
    await expect.poll(() => box(v, edits[0].label).inputValue()).toBe(edits[0].right)
    expect(v.faults).toEqual([])
  })

  test('a fault leads to its field, also into another table and within an entry', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await openBench(v, 'onedeck', 'first.encounters')
    await v.page.getByRole('button', { name: 'More of Bandit' }).click()
    const place = 'first.encounters.0.boxes.0.need'
    await field(v, place).fill('many')
    await v.page.locator('.ws-part .ws-fault').getByText('This must be a number.').waitFor()
    await v.page.locator('.ws-contents').getByRole('button', { name: 'Potions' }).first().click()
    await v.page.locator('.ws-faults').getByText('This must be a number.').click()
    await expect.poll(() => v.page.evaluate('document.activeElement.id')).toBe(`f-${place}`)
    expect(await flawsOf(v.page)).toEqual([])
    expect(v.faults).toEqual([])
  })

  test('takes back by button and key, sets back one value, and a reload loses nothing', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await openBench(v, 'dungeon', 'monsters')
    await box(v, 'Copies, Goblin').fill('5')
    await box(v, 'Rogue, Goblin').fill('9')
    await status(v).getByText('2 changes').waitFor()
    await v.page.reload()
    await status(v).getByText('2 changes').waitFor()
    await expect.poll(() => box(v, 'Copies, Goblin').inputValue()).toBe('5')
    await v.page.getByRole('button', { name: 'Undo' }).click()
    await status(v).getByText('1 change ·').waitFor()
    await v.page.getByRole('button', { name: 'Redo' }).click()
    await status(v).getByText('2 changes').waitFor()
    await v.page.getByRole('button', { name: 'was 2: set back Copies, Goblin' }).click()
    await status(v).getByText('1 change ·').waitFor()
    await expect.poll(() => box(v, 'Copies, Goblin').inputValue()).toBe('2')
    await v.page.keyboard.press('Control+z')
    await status(v).getByText('2 changes').waitFor()
    await v.page
      .locator('.ws-contents')
      .getByRole('button', { name: /^Changes/ })
      .click()
    await v.page.getByRole('button', { name: 'Set back: Monsters · Goblin · Rogue' }).click()
    await status(v).getByText('1 change ·').waitFor()
    await v.page.getByRole('button', { name: 'Set all back' }).click()
    await status(v).getByText('Nothing changed').waitFor()
    expect(v.faults).toEqual([])
  })

  test('an entry is copied, removed and put back', async ({ visit, expect }) => {
    const v = await visit()
    await openBench(v, 'tin', 'cards')
    await v.page.getByRole('button', { name: 'More of Hook' }).click()
    await v.page.getByRole('button', { name: 'Make a copy' }).click()
    await v.page.getByRole('button', { name: 'More of Hook, hook-2' }).waitFor()
    await status(v).getByText('1 change · No faults').waitFor()
    await v.page.getByRole('button', { name: 'Remove', exact: true }).click()
    await status(v).getByText('Nothing changed').waitFor()
    await v.page.getByRole('button', { name: 'More of Undercut' }).click()
    await v.page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(() => v.page.evaluate('document.activeElement.id')).toBe('f-cards')
    await v.page
      .locator('.ws-contents')
      .getByRole('button', { name: /^Changes/ })
      .click()
    await v.page.getByRole('button', { name: 'Set back: Fight cards · Undercut' }).click()
    await status(v).getByText('Nothing changed').waitFor()
    expect(v.faults).toEqual([])
  })

  test('is searched, and shows a long table in part', async ({ visit, expect }) => {
    const v = await visit()
    await openBench(v, 'dungeon', 'board.spaces')
    await expect.poll(() => v.page.locator('tbody tr').count()).toBe(60)
    await v.page.getByRole('button', { name: 'Show all 418' }).click()
    await expect.poll(() => v.page.locator('tbody tr').count()).toBe(418)
    await v.page.getByRole('searchbox').fill('Küche')
    await expect.poll(() => v.page.locator('tbody tr').count()).toBe(1)
    await v.page.locator('.ws-search').getByText('1 of 418').waitFor()
    await v.page.getByRole('searchbox').fill('no such thing')
    await v.page.getByText('No entry has that in it.').waitFor()
  })

  test('a pack is saved as the set-up reads it, and opened with its faults in their places', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await openBench(v, 'tin', 'cards')
    await box(v, 'Adds, Hook').fill('3')
    await box(v, 'Name of the pack').fill('Sharper blades')
    await status(v).getByText('2 changes').waitFor()
    const name = v.page.waitForEvent('download').then(saved => saved.suggestedFilename())
    const saved = await offered(v, () => v.page.getByRole('button', { name: 'Save as a file' }).click())
    expect(await name).toBe('undercroft-tin-sharper-blades.json')
    const pack: Content = JSON.parse(saved)
    const checked = tinKit.packs.check(pack)
    expect(checked.ok && checked.value.cards[0]?.plus).toBe(3)
    await v.page.getByRole('button', { name: 'Undo' }).click()
    await v.page.getByRole('button', { name: 'Undo' }).click()
    await status(v).getByText('Nothing changed').waitFor()
    const faulty = { ...pack, cards: pack.cards.map(card => ({ ...card, minus: 44 })) }
    await importing(v).setInputFiles(fileOf('sharp.json', faulty))
    await v.page.locator('.toast').getByText('"Sharper blades" lies on the bench: 14 changes.').waitFor()
    await v.page.locator('.ws-faults').getByText('12 faults').waitFor()
    await expect.poll(() => v.page.locator('td .ws-fault').count()).toBe(12)
    await v.page.getByRole('button', { name: 'Undo' }).click()
    await status(v).getByText('Nothing changed · No faults').waitFor()
    expect(v.faults).toEqual([])
  })

  test('a file that is no pack gets one sentence, and what is on the bench stays', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await openBench(v, 'tin', 'cards')
    await box(v, 'Adds, Hook').fill('3')
    await importing(v).setInputFiles(fileOf('torn.json', '{"tiles":'))
    await v.page.locator('.toast').getByText('"torn.json" has no cards in it: it is not JSON.').waitFor()
    await importing(v).setInputFiles(fileOf('odd.json', { tiles: [] }))
    await v.page.locator('.toast').getByText('"odd.json" is no pack of Dungeon in a Tin.').waitFor()
    await status(v).getByText('1 change · No faults').waitFor()
    expect(v.faults).toEqual([])
  })

  test('a link carries the changes to somebody else, who keeps what lay on the bench', async ({
    visit,
    expect,
  }) => {
    const v = await visit({ ...SIZES.desktop, permissions: ['clipboard-read', 'clipboard-write'] })
    await openBench(v, 'tin', 'cards')
    await box(v, 'Adds, Hook').fill('4')
    await box(v, 'Name of the pack').fill('Long hooks')
    await v.page.getByRole('button', { name: 'Share' }).click()
    await v.page.locator('.toast').getByText('copied').waitFor()
    const link: string = await v.page.evaluate('navigator.clipboard.readText()')
    const other = await visit()
    await openBench(other, 'tin', 'cards')
    await box(other, 'Takes, Hook').fill('9')
    await other.page.goto(link)
    await other.page.locator('.ws-sent').getByText('Long hooks').waitFor()
    expect(await flawsOf(other.page)).toEqual([])
    await other.page.getByRole('button', { name: 'Open it' }).click()
    await status(other).getByText('2 changes').waitFor()
    await other.page.getByRole('button', { name: 'Undo' }).click()
    await status(other).getByText('1 change ·').waitFor()
    await goTo(other, '#/')
    await other.page.goto(link.slice(0, -6))
    await other.page.locator('.toast').waitFor()
    await status(other).getByText('1 change ·').waitFor()
    expect([...v.faults, ...other.faults]).toEqual([])
  })

  test('speaks German, its columns, faults and names of entries too', async ({ visit, expect }) => {
    const v = await visit({ ...SIZES.phone, locale: 'de' }, { language: 'de' })
    await openBench(v, 'dungeon', 'monsters')
    await v.page.locator('h1').getByText('Werkstatt: Dungeon!').waitFor()
    await v.page.getByRole('columnheader', { name: 'Name auf Deutsch' }).waitFor()
    await box(v, 'Anzahl: Schreckensratte').fill('100')
    await v.page.locator('td .ws-fault').getByText('Der Wert darf höchstens 99 sein.').waitFor()
    await play(v).getByText('Ein Fehler ist noch da.').waitFor()
    expect(v.faults).toEqual([])
  })

  test('says so where the browser keeps nothing, and goes on', async ({ visit, expect }) => {
    const v = await visit()
    await v.page.evaluate(`Storage.prototype.setItem = () => { throw new Error('full') }`)
    await v.page.evaluate(`location.hash = '#/workshop/tin?t=cards'`)
    await v.page.locator('.ws-table table').waitFor()
    await box(v, 'Adds, Hook').fill('3')
    await v.page.getByText('This browser keeps nothing').waitFor()
    await status(v).getByText('1 change').waitFor()
    await play(v).click()
    await v.page.locator('.prompt-ask').waitFor()
    expect(await packOf(v)).toMatchObject({
      cards: expect.arrayContaining([expect.objectContaining({ plus: 3 })]),
    })
    expect(v.faults).toEqual([])
  })

  test('two tabs edit one draft, and neither writes over the other', async ({ visit, expect }) => {
    const v = await visit()
    await openBench(v, 'tin', 'cards')
    const page = await v.context.newPage()
    await page.goto(v.page.url())
    const other = { ...v, page }
    await page.locator('.ws-table table').waitFor()
    await box(v, 'Adds, Hook').fill('3')
    await status(other).getByText('1 change ·').waitFor()
    await box(other, 'Takes, Hook').fill('4')
    await status(v).getByText('2 changes').waitFor()
    await expect.poll(() => box(v, 'Adds, Hook').inputValue()).toBe('3')
  })

  test('works without a connection after one visit', async ({ visit, expect }) => {
    const v = await visit({ ...SIZES.desktop, ...WITH_WORKER })
    await expect.poll(() => v.page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
    await v.context.setOffline(true)
    await openBench(v, 'tin', 'cards')
    await box(v, 'Adds, Hook').fill('3')
    await status(v).getByText('1 change · No faults').waitFor()
    await play(v).click()
    await v.page.locator('.prompt-ask').waitFor()
    expect(v.faults).toEqual([])
  })
})
