/** What a check of the dice has shown, and what it cannot show. */
import type { Calls } from '../../table/protocol.ts'
import type { FriendWords } from './text/en.ts'

type Verified = Calls['verify']['gives']

export function sentencesOf(
  { rolls, source, salted, witnessed, isOver }: Verified,
  said: FriendWords,
): readonly string[] {
  return [
    source === 'secret' ? said.verifiedRolls(rolls) : said.verifiedSeed(rolls),
    salted ? said.verifiedSalted : said.notSalted,
    witnessed > 0 ? said.verifiedWitnessed(witnessed) : said.notWitnessed,
    ...(isOver ? [] : [said.notToItsEnd]),
  ]
}
