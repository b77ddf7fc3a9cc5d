/** A move over several spaces is one line of the log, whoever makes it and however it is pressed. */
import { expect, test } from 'vitest'
import { given, newPage, until } from './given.ts'
import { told } from './protocol.ts'

test('What one seat walks is told in one line that grows with it, and shrinks when it is taken back.', async () => {
  const page = newPage()
  const seats = [{ kind: 'person', name: 'Ada' }] as const
  const { match } = given(await page.ask('new', { game: 'dungeon', seats, seed: 4 }))
  const open = async () => given(await page.ask('open', { match, seat: 0 }))
  const command = async () => {
    const { version } = await open()
    return { id: `${version}`, match, version }
  }
  const play = async (actions: readonly { kind: string }[]) =>
    given(await page.ask('play', { ...(await command()), actions }))
  const { choices } = await until(async () => {
    const picture = await open()
    return picture.choices.length > 0 && picture
  })
  await play(choices.slice(0, 1).map(({ action }) => action))
  const walk = (await open()).ways.find(({ actions }) => actions.length === 4)?.actions ?? []
  const log = async () => told((await open()).lines).map(({ text }) => text)
  const before = await log()
  await play(walk.slice(0, 2))
  expect((await log()).slice(before.length)).toEqual([expect.stringMatching(/^You go 2 spaces to /)])
  await play(walk.slice(2, 3))
  const third = await log()
  expect(third.slice(before.length)).toEqual([expect.stringMatching(/^You go 3 spaces to /)])
  const pushed = page.told.findLast(push => push.push === 'picture')
  expect(pushed?.picture.lines).toMatchObject([{ joins: true, text: third.at(-1) }])
  await page.ask('undo', await command())
  expect((await log()).slice(before.length)).toEqual([expect.stringMatching(/^You go 2 spaces to /)])
  await page.ask('redo', await command())
  await play([{ kind: 'stop' }])
  expect((await log())[before.length]).toMatch(/^You go 3 spaces to .* and stop\.$/)
})
