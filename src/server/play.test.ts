import { expect, test } from 'vitest'
import { until } from '../table/given.ts'
import { aServer, begun, caller, takeSeat } from './given.ts'

test('two people gather by a link, begin, and each sees what the other did', async () => {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const match = await begun(ada, [bram], 'dungeon')
  // Dice say who goes first, in their own time.
  const sight = await until(async () => {
    const seen = await ada.get('open', { match, seat: 0 })
    return seen.asked.length > 0 ? seen : null
  })
  await bram.get('open', { match, seat: 1 })
  expect(sight.seats.map(({ name }) => name)).toEqual(['Ada', 'Bram'])
  const [who, seat] = sight.asked[0] === 0 ? [ada, 0] : [bram, 1]
  const { version, offers } = await who.get('open', { match, seat })
  const verdict = await who.get('play', { id: 'a', match, version, actions: offers[0]?.actions.slice(0, 1) })
  expect(verdict).toMatchObject({ kind: 'accepted' })
  await until(() => [ada, bram].every(each => each.pushed.some(push => push.push === 'sight')))
})

test.each(['onedeck', 'dungeon'])(
  'a match of %s that has begun goes on after the server was started anew',
  async game => {
    const options = game === 'onedeck' ? { heroes: ['warrior', 'mage'] } : {}
    const first = await aServer()
    const ada = await caller(first.url)
    const bram = await caller(first.url)
    const match = await begun(ada, [bram], game, options)
    const before = await until(async () => {
      const sight = await ada.get('open', { match, seat: 0 })
      return sight.asked.length > 0 && sight
    })
    await first.stop()
    const second = await aServer({ data: first.data })
    const again = await caller(second.url, ada.device)
    const after = await again.get('open', { match, seat: 0 })
    expect(after.view).toEqual(before.view)
    expect(after.link).toBe(before.link)
  },
)

test('a seat link opened on a second device adds it; an invitation does not', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const { match, invite } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  const { link } = await takeSeat(ada, match, 0, 'Ada')
  const phone = await caller(url)
  expect(await phone.get('follow', { link })).toEqual({ match, role: 'seat', seat: 0 })
  expect((await phone.get('attend', { match })).yours).toEqual([0])
  const stranger = await caller(url)
  await stranger.get('follow', { link: invite })
  expect((await stranger.get('attend', { match })).yours).toEqual([])
})

const open = { kind: 'open', name: '' }
