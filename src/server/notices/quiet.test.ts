import { expect, test } from 'vitest'
import { isInside, lookupOutside } from './addresses.ts'
import { quietUntil } from './quiet.ts'

const at = (time: string) => Date.parse(`2026-11-17T${time}Z`)

test.each<[string, number, number, string, string | null]>([
  ['in the night', 1320, 420, '23:30:20', '2026-11-18T07:00:00.000Z'],
  ['after midnight', 1320, 420, '06:59:59', '2026-11-17T07:00:00.000Z'],
  ['when they end', 1320, 420, '07:00:00', null],
  ['at noon', 720, 780, '12:10:00', '2026-11-17T13:00:00.000Z'],
  ['before noon', 720, 780, '11:59:00', null],
  ['of no length', 720, 720, '12:00:00', null],
])('quiet hours %s', (_, from, to, time, until) => {
  const found = quietUntil({ from, to, zone: 'UTC' }, at(time))
  expect(found && new Date(found).toISOString()).toBe(until)
})

test('quiet hours are those of where the player lives', () => {
  const night = { from: 0, to: 360, zone: 'America/New_York' }
  expect(quietUntil(night, at('04:00:00'))).toBeNull()
  expect(quietUntil(night, at('06:00:00'))).toBe(at('11:00:00'))
})

test.each(['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
  '%s is inside',
  address => expect(isInside(address)).toBe(true),
)

test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1'])('%s is outside', address =>
  expect(isInside(address)).toBe(false),
)

test('a name that leads inside is not found', async () => {
  const fault = await new Promise(resolve => lookupOutside('localhost', {}, error => resolve(error)))
  expect(fault).toBeInstanceOf(Error)
})
