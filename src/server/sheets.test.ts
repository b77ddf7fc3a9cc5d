/** Campaign sheets that people bring to a table of several. */
import { expect, test } from 'vitest'
import { onedeckKit } from '../games/onedeck/index.ts'
import { until } from '../table/given.ts'
import { aServer, type Caller, caller, reason, takeSeat } from './given.ts'

const SEATS = [
  { kind: 'open', name: '' },
  { kind: 'open', name: '' },
]
const OPTIONS = { heroes: ['mage', 'warrior'], dungeon: 'dragon' }

function sheetOf(name: string, hero: string): unknown {
  const made = onedeckKit.campaign?.create(name, hero)
  if (!made?.ok) throw new Error('no sheet')
  return made.value
}

async function gathered(): Promise<{ ada: Caller; bram: Caller; match: string }> {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const { match, invite } = await ada.get('gather', { game: 'onedeck', options: OPTIONS, seats: SEATS })
  await bram.get('follow', { link: invite })
  return { ada, bram, match }
}

test('O-110 the hero of a sheet is that of its seat, and the device can give it its marks at the end, once', async () => {
  const { ada, bram, match } = await gathered()
  await takeSeat(ada, match, 0, 'Ada')
  const sheet = sheetOf('Odo', 'mage')
  await takeSeat(bram, match, 1, 'Bram', sheet)
  await until(() => ada.company(match)?.phase === 'begun' && bram.company(match)?.phase === 'begun')
  for (const [seat, who] of [ada, bram].entries())
    await until(async () => {
      const { version } = await who.get('open', { match, seat })
      return (await who.get('resign', { id: `${seat} ${version}`, match, version })).kind === 'accepted'
    })
  const { header } = await bram.get('save', { match })
  expect(header.options).toMatchObject({
    heroes: ['warrior', 'mage'],
    sheets: [{ talents: [] }, { name: 'Odo', talents: [] }],
  })
  const { view } = await bram.get('look', { match, seat: 1, at: 9999 })
  const once = onedeckKit.campaign?.after(sheet, view, match)
  expect(once).toMatchObject({ hero: 'mage', games: 1 })
  expect(onedeckKit.campaign?.after(once, view, match)).toEqual(once)
})

test('a second sheet of the same hero is refused on sitting down, in a sentence', async () => {
  const { ada, bram, match } = await gathered()
  await takeSeat(ada, match, 0, 'Ada', sheetOf('Odo', 'rogue'))
  const wanted = { match, seat: 1, name: 'Bram', sealed: 'ab'.repeat(32), sheet: sheetOf('Pim', 'rogue') }
  expect(await reason(bram, 'takeSeat', wanted)).toContain('twice')
  expect((await bram.get('attend', { match })).seats[1]?.holder.kind).toBe('open')
})
