import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../engine/types.ts'
import { de, en } from '../given.ts'
import type { DungeonEvent } from '../types.ts'
import { joined } from './joined.ts'

const hero = { seat: 0, hero: 'pip' }
const walked = (from: string, at: string): DungeonEvent => ({ kind: 'walked', ...hero, from, at })
const moved = (from: string, at: string): DungeonEvent => ({ kind: 'moved', ...hero, from, at })
const stopped = (at: string): DungeonEvent => ({ kind: 'stopped', ...hero, at })

/** All of these as one, or null where they do not belong together. */
function whole(first: DungeonEvent, ...rest: DungeonEvent[]): DungeonEvent | null {
  return rest.reduce<DungeonEvent | null>((before, next) => before && joined(before, next), first)
}

const said = (event: GameEvent | null) => [en, de].map(words => event && words.event(event, 0))

describe('a move is told as one', () => {
  test('with its spaces and where it ends, in a corridor too', () => {
    const steps = [walked('great-hall', 'c-58'), walked('c-58', 'c-59')] as const
    expect(said(whole(...steps))).toEqual([
      'You go 2 spaces to the corridor east of room 1-7.',
      'Du gehst 2 Felder weit in den Gang östlich von Raum 1-7.',
    ])
  })

  test('into a room, and with the stop at its end', () => {
    expect(said(whole(walked('c-1', 'c-2'), moved('c-2', 'room-1-8')))).toEqual([
      'You go 2 spaces to room 1-8.',
      'Du gehst 2 Felder weit in Raum 1-8.',
    ])
    expect(said(whole(moved('c-1', 'great-hall'), stopped('great-hall')))).toEqual([
      'You go 1 space to the Great Hall and stop.',
      'Du gehst 1 Feld weit in die Große Halle und bleibst dort.',
    ])
  })

  test('but not with what another did, nor with the next turn', () => {
    const other: DungeonEvent = { kind: 'walked', seat: 1, hero: 'ada', from: 'c-2', at: 'c-3' }
    expect(whole(walked('c-1', 'c-2'), other)).toBeNull()
    expect(whole(walked('c-1', 'c-2'), walked('c-7', 'c-8'))).toBeNull()
    expect(whole(walked('c-1', 'c-2'), stopped('c-2'), walked('c-2', 'c-3'))).toBeNull()
    expect(whole(stopped('c-2'), walked('c-2', 'c-3'))).toBeNull()
  })
})
