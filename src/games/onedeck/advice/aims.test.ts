/** What a party was after, as the log tells it of bots. */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, given, viewAt } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { Action } from '../types.ts'

const { advice, words } = onedeckKit.reader(standard)
const ogre = cardId('first', 'Ogre')

/** In ids, in English and in German. */
function aimAt({ state }: ReturnType<typeof given>, action: Action) {
  const view = viewAt(state)
  const aim = advice.aim?.(view, action) ?? null
  return aim && [aim, words.en.reason?.(aim, view), words.de?.reason?.(aim, view)]
}

const atOgre = () => given({ closed: 2 }).play('enter door=0', `card card=${ogre}`)

describe('what a party was after', () => {
  test('O-14 is the card that is faced, without odds', () => {
    const gain = { why: 'gain', door: 0, card: ogre, xp: 4, at: 'door-0' }
    const said = ['Ogre brings loot or 4 XP.', 'Oger bringt Beute oder 4 EP.']
    expect(aimAt(atOgre(), { kind: 'face' })).toEqual([gain, ...said])
    expect(aimAt(given({ open: [['Ogre']] }), { kind: 'enter', door: 0 })).toEqual([gain, ...said])
    expect(aimAt(given({ closed: 1 }), { kind: 'enter', door: 0 })?.[0]).toMatchObject({ why: 'unknown' })
  })

  test('O-14 is to spare itself what it flees from', () => {
    expect(aimAt(atOgre(), { kind: 'flee' })).toEqual([
      { why: 'leave', card: ogre, at: 'door-0' },
      'Ogre would cost more than it brings.',
      'Oger würde mehr kosten als einbringen.',
    ])
  })

  test('O-41 needs no word for each die, and O-72 is told of a potion', () => {
    const fight = given({ fight: { card: 'Ogre', dice: ['A5'] }, damage: [4], tokens: 1 })
    expect(aimAt(fight, { kind: 'lay', hero: 0, die: 'A5', box: 3 })).toBeNull()
    const start = { stack: [{ kind: 'landing' }, { kind: 'turn' }, { kind: 'start' }], tokens: 1 } as const
    expect(aimAt(given({ ...start, damage: [4] }), { kind: 'heal', hero: 0 })?.[1]).toMatch(/2 hearts left/)
  })

  test('O-80 names what was claimed when its card has long been put away', () => {
    const stack = [{ kind: 'landing' }, { kind: 'loot' }] as const
    const table = given({ stack, more: { spoils: [0] } })
    const view = viewAt(table.state)
    const [action] = onedeckKit
      .make(standard)
      .actions(table.state, 0)
      .filter(({ kind }) => kind === 'skill' || kind === 'potion')
    const aim = action && advice.aim?.(view, action)
    const later = viewAt(given({ closed: 1 }).state)
    expect(aim && words.en.reason?.(aim, later)).toBe(aim && words.en.reason?.(aim, view))
    expect(aim && words.en.reason?.(aim, later)).not.toMatch(/^a card/)
  })
})
