/** A table whose host allows no hints. */
import { expect, test } from 'vitest'
import { until } from '../table/given.ts'
import { aServer, caller, reason, takeSeat } from './given.ts'

const open = { kind: 'open', name: '' }

test('whoever comes is told that there are no hints, sees it, and is refused to think ahead', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const { match } = await ada.get('gather', { game: 'tin', seats: [open], withoutHints: true })
  await takeSeat(ada, match, 0, 'Ada')
  expect(ada.company(match)).toMatchObject({ withoutHints: true })
  await until(() => ada.company(match)?.phase === 'begun')
  expect(await ada.get('open', { match, seat: 0 })).toMatchObject({ withoutHints: true })
  expect(await reason(ada, 'guess', { match })).toBe(
    'This table plays without hints: its host has chosen so.',
  )
  await ada.get('shut', { match })
  const again = await ada.get('rematch', { match })
  expect(await ada.get('attend', again)).toMatchObject({ withoutHints: true })
})

test('elsewhere there are', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const { match } = await ada.get('gather', { game: 'tin', seats: [open] })
  await takeSeat(ada, match, 0, 'Ada')
  await until(() => ada.company(match)?.phase === 'begun')
  expect(await ada.get('open', { match, seat: 0 })).not.toHaveProperty('withoutHints')
  expect(await reason(ada, 'guess', { match })).toBe('granted')
})
