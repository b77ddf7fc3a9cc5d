import { describe, expect, test, vi } from 'vitest'
import type { Choice } from '../../../../table/protocol.ts'
import { looting, type Seen, seen } from '../given.ts'
import type { Props } from '../view.ts'
import { blockedButtons } from './blocked.ts'
import { buttonOf } from './buttons.ts'

vi.mock('../text/index.ts', async () => ({ words: { value: (await import('../text/en.ts')).en } }))
vi.mock('../text/printed.ts', () => ({ nameOf: (entry: { name: string } | undefined) => entry?.name ?? '' }))

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

const propsOf = ({ view, choices, blocked }: Seen): Props => ({
  picture: { seat: 0, plays: [0], blocked } as unknown as Props['picture'],
  view,
  choices,
  ways: [],
  choose: () => undefined,
  walk: () => false,
  walkOn: () => undefined,
  playOn: () => undefined,
  askHint: () => undefined,
  lit: null,
  goal: null,
  aim: null,
  showOdds: true,
  still: true,
  beat: null,
})

const face = (choice: Choice, all: Seen) => buttonOf(choice, propsOf(all))

describe('faces', () => {
  test.each([
    ['between rooms', seen({ closed: 2, open: [['Ogre']] })],
    ['at an open door', seen({ open: [['Ogre']], potions: ['Skeleton'] }, 'enter door=0')],
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

  const faceFor = (kind: string, all: Seen) => {
    const choice = all.choices.find(({ action }) => action.kind === kind)
    return choice ? face({ ...choice, odds: null }, all) : null
  }

  test('O-14 an open door says whether there is a way back', () => {
    const open = { open: [['Ogre']] }
    expect(faceFor('enter', seen(open))).toMatchObject({ label: 'Door 1: Ogre', sub: 'you may still flee' })
    expect(faceFor('enter', seen({ ...open, edition: 'revised' }))).toMatchObject({
      label: 'Face Ogre',
      sub: 'no way back',
    })
  })

  test('O-71 Invisibility is a way to flee in the first printing and skips an encounter in the revised one', () => {
    const open = { open: [['Ogre']], potions: ['Skeleton'] }
    expect(faceFor('vanish', seen(open, 'enter door=0'))).toMatchObject({
      label: 'Flee unseen',
      sub: 'drink Invisibility, take the card',
    })
    const heroes = ['warrior', 'rogue', 'mage', 'archer']
    const two = { open: [['Ogre', 'Goblin']], potions: ['Skeleton'], heroes }
    expect(faceFor('vanish', seen(two, 'enter door=0'))).toMatchObject({
      sub: 'Invisibility twice, take both cards',
    })
    expect(faceFor('vanish', seen({ ...open, edition: 'revised' }, 'enter door=0'))).toMatchObject({
      label: 'Drink Invisibility',
    })
  })

  test('O-87 where the Stairs show before the end of the turn, the table says when the party may descend', () => {
    const [why] = blockedButtons(propsOf(seen({ deck: 0, closed: 1, more: { uncovered: true } }))).filter(
      ({ rule }) => rule === 'O-87',
    )
    expect(why).toMatchObject({ label: 'Descend', why: 'One descends at the end of the turn.' })
    const revised = seen({ edition: 'revised', deck: 0, closed: 1, more: { uncovered: true } })
    expect(blockedButtons(propsOf(revised)).map(({ label }) => label)).not.toContain('Descend')
  })

  test('two ways that both may kill are too many odds for the button of a door: it says how deadly the better is', () => {
    const all = seen({ open: [['Boulder']] })
    const enter = all.choices.find(({ action }) => action.kind === 'enter')
    if (!enter) throw new Error('no door to enter')
    const subAt = (...deaths: number[]) => {
      const outlooks = deaths.map(share => ({
        of: '',
        bands: [{ title: '', parts: [{ label: '', share, tone: 'worst' as const }] }],
      }))
      return face({ ...enter, odds: 'what both ways come to', outlooks }, all)?.sub
    }
    expect(subAt(0.6, 0.3)).toBe('you may still flee, deadly 30%')
    expect(subAt(0.6, 0)).toBe('what both ways come to')
  })

  test('a card that may well kill is never faced by the amber button', () => {
    const behind = seen({ open: [['Ogre']] })
    const view = { ...behind.view, frame: { kind: 'door', door: 0 } as const }
    const toneAt = (share: number) => {
      const parts = [{ label: '', share, tone: 'worst' as const }]
      const outlooks = [{ of: '', bands: [{ title: '', parts }] }]
      const choice = { key: 'face', action: { kind: 'face' }, text: '', odds: null, rule: null, outlooks }
      return face(choice, { ...behind, view })?.tone
    }
    expect([toneAt(0.05), toneAt(0.15), toneAt(0.6)]).toEqual(['go', 'plain', 'risk'])
  })

  test('a card that is likely to take half of the hearts is no advice in gold', () => {
    const behind = seen({ open: [['Ogre']] })
    const view = { ...behind.view, frame: { kind: 'door', door: 0 } as const }
    const toneOf = (shares: readonly number[]) => {
      const parts = shares.map(share => ({ label: '', share, tone: 'poor' as const }))
      const outlooks = [{ of: '', bands: [{ title: '', parts }] }]
      const choice = { key: 'face', action: { kind: 'face' }, text: '', odds: null, rule: null, outlooks }
      return face(choice, { ...behind, view })?.tone
    }
    expect(toneOf([0.5, 0.3, 0.2])).toBe('go')
    expect(toneOf([0, 0, 0.2, 0.3, 0.5])).toBe('plain')
  })

  test('O-201 of two persons only the last word asks first, and the other may be taken back', () => {
    const deadly = {
      heroes: ['warrior', 'mage'],
      seats: 2,
      damage: [4, 3],
      tokens: 0,
      fight: { card: 'Ogre', dice: ['S1', 'M1'] },
    }
    const wordsOf = (all: Seen) =>
      all.choices.flatMap(choice => {
        const { label, sub, tone, key } = face(choice, all) ?? {}
        return ['done', 'reopen'].includes(choice.action.kind) ? [{ label, sub, tone, key }] : []
      })
    expect(wordsOf(seen(deadly))).toMatchObject([
      { label: 'Warrior is done', tone: 'plain', key: '↵' },
      { label: 'Mage is done', tone: 'go', key: 'D' },
    ])
    expect(wordsOf(seen(deadly, 'done hero=1'))).toMatchObject([
      { label: 'Warrior is done', tone: 'risk', key: '↵' },
      { label: 'Not done yet', sub: 'Mage', key: 'N' },
    ])
  })

  test('stopping when it would kill is never the amber button', () => {
    const all = seen({ damage: [5], tokens: 0, fight: { card: 'Ogre', dice: ['S1'] } })
    const done = all.choices.find(({ action }) => action.kind === 'done')
    expect(done && face(done, all)?.tone).toBe('risk')
  })
})
