/** What sentences of every language are made with, and no view is needed for. */
import type { SpaceFact } from '../types.ts'

/** The number on a room's door. */
export function roomNumber({ id }: Pick<SpaceFact, 'id'>): string {
  return id.replace(/^room-/, '')
}

export function upper(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** More than nothing, and less than a whole per cent. */
export function isTiny(chance: number): boolean {
  return chance > 0 && chance < 0.01
}

/** An average is not told to the last coin. */
export function tidy(worth: number): number {
  return Math.round(worth / 50) * 50
}
