import { resign } from '../../engine/seats.ts'
import type { Seat } from '../../engine/types.ts'
import { say } from '../io.ts'
import { personsOf, type Sitting } from './sitting.ts'
import { travel } from './travel.ts'

/** Giving up is for good, so it takes a second word. */
export function giveUp(sitting: Sitting, seat: Seat, word: string): 'look' | 'ask' {
  if (word.toLowerCase() === 'yes') return travel(sitting, seat, resign, 'You gave up.') ? 'look' : 'ask'
  const cost =
    personsOf(sitting).length === 1
      ? 'The match is then lost.'
      : 'A bot then plays on for you, and you can no longer win.'
  say(sitting.io, `${cost} Type "resign yes" to give up for good.`)
  return 'ask'
}
