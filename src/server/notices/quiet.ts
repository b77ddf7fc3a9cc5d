/** Hours in which somebody wants to hear nothing, by the clock where they live. */
import type { NoticeWishes } from '../../table/online/protocol.ts'

const MINUTE = 60_000
const A_DAY = 24 * 60

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** When they end; null outside of them. */
export function quietUntil(quiet: NoticeWishes['quiet'], now: number): number | null {
  if (!quiet) return null
  const { from, to, zone } = quiet
  const minute = minuteIn(zone, now)
  const isQuiet = from < to ? minute >= from && minute < to : from > to && (minute >= from || minute < to)
  const left = (to - minute + A_DAY) % A_DAY
  return isQuiet ? now - (now % MINUTE) + left * MINUTE : null
}

function minuteIn(zone: string, now: number): number {
  const style = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en', style).formatToParts(now)
  const part = (type: 'hour' | 'minute') => Number(parts.find(found => found.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}
