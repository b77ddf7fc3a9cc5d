import { describe, expect, test } from 'vitest'
import type { DungeonEvent } from '../../../../games/dungeon/types.ts'
import { addMeeting, type Meeting } from './meeting.ts'

const by = { seat: 0, hero: 'ada' } as const
const revealed: DungeonEvent = { kind: 'revealed', ...by, at: 'room-2-2', monster: 'hobgoblin' }
const attacked: DungeonEvent = {
  kind: 'attacked',
  ...by,
  monster: 'hobgoblin',
  a: 2,
  b: 1,
  bonus: 2,
  needed: 2,
  hit: true,
  spell: null,
}
const sack = 'sack-of-gold-2-750'
const got: DungeonEvent = { kind: 'gotTreasure', ...by, treasure: sack }
const moved: DungeonEvent = { kind: 'moved', ...by, from: 'c-2', at: 'room-2-2' }

describe('what was met', () => {
  test('is kept with how it ended and what it gave, over several steps', () => {
    const sword: DungeonEvent = { kind: 'played', ...by, treasure: 'magic-sword-1' }
    const met = [[revealed], [attacked], [got, sword]].reduce<Meeting | null>(
      (now, events) => addMeeting(now, events, 0),
      null,
    )
    expect(met).toMatchObject({ monster: 'hobgoblin', isSlain: true, got: [sack, 'magic-sword-1'] })
    expect(met?.roll).toEqual({ faces: [2, 1], bonus: 2, needed: 2 })
  })

  test('a monster that lay there already is met again', () => {
    expect(addMeeting(null, [{ ...attacked, hit: false } as DungeonEvent], 0)).toMatchObject({
      monster: 'hobgoblin',
      isSlain: false,
    })
  })

  test('what it did stands beside it', () => {
    const struck: DungeonEvent = { kind: 'struck', ...by, monster: 'hobgoblin', a: 4, b: 4, blow: 'wounded' }
    expect(addMeeting(null, [revealed, struck], 0)).toMatchObject({ blow: 'wounded', isSlain: false })
  })

  test('what was dropped there and is picked up again is not told as dropped', () => {
    const dropped: DungeonEvent = { kind: 'dropped', ...by, treasure: sack }
    const gathered: DungeonEvent = { kind: 'gathered', ...by, treasure: sack }
    const met = addMeeting(null, [revealed, dropped, attacked, gathered], 0)
    expect(met).toMatchObject({ got: [sack], dropped: [] })
  })

  test('stays while others play and ends when the hero goes on', () => {
    const met = addMeeting(null, [revealed, attacked], 0)
    expect(addMeeting(met, [{ ...moved, seat: 1 } as DungeonEvent], 0)).toBe(met)
    expect(addMeeting(met, [moved], 0)).toBeNull()
    expect(addMeeting(met, [{ ...moved, kind: 'walked' }], 0)).toBeNull()
  })

  test('a spell slays from outside: to go in and loot belongs to it', () => {
    const cast = { ...attacked, spell: 'fireball' } as DungeonEvent
    const met = addMeeting(null, [revealed, cast, moved, got], 0)
    expect(met).toMatchObject({ isSlain: true, got: [sack] })
    expect(addMeeting(met, [moved], 0)).toBeNull()
  })

  test('what others have met last is seen until oneself goes on', () => {
    const met = addMeeting(null, [revealed, attacked], 1)
    expect(met).toMatchObject({ seat: 0, monster: 'hobgoblin', isSlain: true })
    expect(addMeeting(met, [{ ...moved, seat: 2 } as DungeonEvent], 1)).toBe(met)
    expect(addMeeting(met, [{ ...revealed, seat: 2, monster: 'troll' } as DungeonEvent], 1)).toMatchObject({
      seat: 2,
      monster: 'troll',
    })
    expect(addMeeting(met, [moved], 1)).toBeNull()
    expect(addMeeting(met, [{ ...moved, seat: 1 } as DungeonEvent], 1)).toBeNull()
  })

  test('one’s own stays in sight, whatever others meet', () => {
    const met = addMeeting(null, [revealed, attacked], 0)
    expect(addMeeting(met, [{ ...revealed, seat: 1, monster: 'troll' } as DungeonEvent], 0)).toBe(met)
  })
})
