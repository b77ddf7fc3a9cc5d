import { describe, expect, test, vi } from 'vitest'
import type { Choice } from '../../../table/protocol.ts'
import { faceOf } from './faces.ts'
import { looting, type Seen, seen } from './given.ts'
import type { Props } from './view.ts'

vi.mock('./text/index.ts', async () => ({ words: { value: (await import('./text/en.ts')).en } }))
vi.mock('./text/printed.ts', () => ({ say: (printed: string) => printed }))

/** What is done on the table itself: on boxes, in the tray, beside a hero, on the places of loot. */
const ON_TABLE = [
  'lay',
  'use',
  'drink',
  'heal',
  'discard',
  'unstore',
  'pay',
  'pick',
  'crush',
  'item',
  'skill',
  'potion',
  'xp',
  'split',
]

const propsOf = ({ view, choices }: Seen): Props => ({
  picture: { seat: 0 } as Props['picture'],
  view,
  choices,
  ways: [],
  choose: () => undefined,
  walk: () => undefined,
  askHint: () => undefined,
  lit: null,
  aim: null,
  showOdds: true,
  still: true,
})

const face = (choice: Choice, all: Seen) => faceOf(choice, propsOf(all))

describe('faces', () => {
  test.each([
    ['between rooms', seen({ closed: 2, open: [['Ogre']] })],
    ['in an encounter', seen({ stored: [1], fight: { card: 'Ogre', dice: ['S6 A4 A4'] } })],
    ['with loot', looting('Goblin')],
    ['at a peril', seen({ meet: 'Boulder' })],
  ])('every choice %s is a button or a thing on the table', (_, all) => {
    expect(all.choices.length).toBeGreaterThan(0)
    for (const choice of all.choices) {
      const isButton = face(choice, all) !== null
      expect([choice.key, isButton]).toEqual([choice.key, !ON_TABLE.includes(choice.action.kind)])
    }
  })

  test('in the tray no die is without a button where the table asks for one', () => {
    const all = seen(
      { skills: [['Arrow Wall']], fight: { card: 'Ogre', dice: ['A2 A3'] } },
      'use hero=0 skill=dodge',
    )
    expect(all.choices.every(choice => face(choice, all) === null)).toBe(true)
  })

  test('a card that is likely to kill is never faced by the amber button', () => {
    const behind = seen({ open: [['Ogre']] })
    const view = { ...behind.view, frame: { kind: 'door', door: 0 } as const }
    const toneAt = (share: number) => {
      const parts = [{ label: '', share, tone: 'worst' as const }]
      const outlooks = [{ of: '', bands: [{ title: '', parts }] }]
      const choice = { key: 'face', action: { kind: 'face' }, text: '', odds: null, rule: null, outlooks }
      return face(choice, { ...behind, view })?.tone
    }
    expect([toneAt(0.05), toneAt(0.6)]).toEqual(['go', 'risk'])
  })

  test('stopping when it would kill is never the amber button', () => {
    const all = seen({ damage: [5], tokens: 0, fight: { card: 'Ogre', dice: ['S1'] } })
    const done = all.choices.find(({ action }) => action.kind === 'done')
    expect(done && face(done, all)?.tone).toBe('risk')
  })
})
