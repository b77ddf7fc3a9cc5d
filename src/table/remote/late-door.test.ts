import { expect, test } from 'vitest'
import { done } from '../../engine/result.ts'
import type { Door } from '../house-protocol.ts'
import { lateDoor } from './late-door.ts'

/** Doors that write down what they are asked, and answer nothing. */
function doors(wasOnline = false) {
  const asked: string[] = []
  const door =
    (which: string): Door =>
    async name => {
      asked.push(`${which} ${name}`)
      return Object(done(null))
    }
  let loads = 0
  const late = lateDoor({
    near: door('near'),
    load: async () => {
      loads += 1
      return door('both')
    },
    wasOnline: async () => wasOnline,
  })
  return { late, asked, loads: () => loads }
}

test('whoever plays on this device alone loads nothing of a server', async () => {
  const { late, asked, loads } = doors()
  await late('hello', { language: 'de' })
  await late('tables', {})
  await late('open', { match: 'm-1', seat: 0 })
  expect(asked).toEqual(['near hello', 'near tables', 'near open'])
  expect(loads()).toBe(0)
})

test('the first call for a server loads it once, and it is told first what the reader speaks', async () => {
  const { late, asked, loads } = doors()
  await Promise.all([late('lobby', {}), late('open', { match: 'o-1', seat: 0 })])
  await late('tables', {})
  expect(asked).toEqual(['both hello', 'both lobby', 'both open', 'both tables'])
  expect(loads()).toBe(1)
})

test('a device that was at a server has its matches there in the list', async () => {
  const { late, asked } = doors(true)
  await late('tables', {})
  expect(asked).toEqual(['both hello', 'both tables'])
})

test('what could not be loaded is said, and tried again by the next call', async () => {
  let isDown = true
  const door: Door = async () => Object(done(null))
  const late = lateDoor({
    near: door,
    load: async () => {
      if (isDown) throw new Error('no connection')
      return door
    },
    wasOnline: async () => false,
  })
  expect(await late('lobby', {})).toMatchObject({ ok: false })
  isDown = false
  expect(await late('lobby', {})).toMatchObject({ ok: true })
})
