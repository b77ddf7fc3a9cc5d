/** H is pressed at a table that has gone on, and the page has not heard of it yet. */
import { signal } from '@preact/signals'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SeatHolder } from '../../../engine/log.ts'
import { given, newWorld, pageAt } from '../../../table/given.ts'
import { houseOf } from '../../../table/house.ts'
import { lineAt } from '../../../table/local-line.ts'
import { deskPig } from '../../../testing/desk.ts'

const seats: readonly SeatHolder[] = ['Ann', 'Bo'].map(name => ({ kind: 'person', name }))

test('there is nothing to advise then, and that is said', async () => {
  const house = houseOf(newWorld({ pig: async () => deskPig }))
  const { call, onPush } = lineAt(house)
  vi.doMock('../../shell/wire.ts', () => ({ call, onPush: () => () => undefined }))
  vi.doMock('../../shell/settings.ts', () => ({ settings: signal({ language: 'en', pace: 'none' }) }))
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    for (const name of ['wire', 'settings']) vi.doUnmock(`../../shell/${name}.ts`)
  })
  const { askHint, sitDown } = await import('../session.ts')
  const { toasts } = await import('../../shell/toasts.ts')
  const bo = pageAt(house)
  const { match } = given(await bo.ask('new', { game: 'pig', seats }))
  const session = sitDown(match, { hidden: false, beatsOf: () => [], yours: [0] })
  await vi.waitUntil(() => session.now.value)
  await askHint(session)
  expect(session.hint.value).not.toBeNull()
  expect(toasts.value).toEqual([])
  session.hint.value = null
  const wentOn = new Promise(resolve => void onPush(resolve))
  const { version } = given(await bo.ask('open', { match, seat: 0 }))
  given(await bo.ask('play', { id: 'x', match, version, actions: [{ kind: 'hold' }] }))
  await wentOn
  expect(session.now.value?.choices).not.toEqual([])
  await askHint(session)
  expect(session.hint.value).toBeNull()
  expect(toasts.value.map(({ text }) => text)).toEqual(['There is nothing to choose now.'])
})
