import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import type { Blocked } from '../../../engine/types.ts'
import { standard } from '../content/standard.ts'
import { cardId, given, placeIn, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { State } from '../types.ts'

const game = onedeckKit.make(standard)
const { words } = onedeckKit.reader(standard)

const blockedIn = (state: State, seat = 0): readonly Blocked[] => game.blocked?.(state, seat) ?? []

/** The action, the rule and both sentences of everything blocked for this why. */
function said(state: State, why: string): string[] {
  const view = game.view(state, 0)
  return blockedIn(state)
    .filter(each => each.why === why)
    .map(each =>
      [keyOf(each.action), each.rule, words.en.blocked?.(each, view), words.de?.blocked?.(each, view)].join(
        ' | ',
      ),
    )
}

const at = (situation: Situation, ...keys: string[]): State => given(situation).play(...keys).state

/** A card has been survived and is to be claimed. */
function looting(card: string, situation: Situation): State {
  const { state } = given(situation)
  const id = placeIn('first', card)
  state.unseen = state.unseen.filter(other => other !== id)
  state.spoils = [id]
  state.stack = [{ kind: 'landing' }, { kind: 'loot' }]
  return state
}

describe('what one might expect and cannot do now', () => {
  test('O-13 there is nothing to explore without cards or room', () => {
    expect(said(at({ deck: 0, closed: 1 }), 'noCards')).toEqual([
      'explore | O-13 | The deck is empty. | Der Stapel ist leer.',
    ])
    expect(said(at({ closed: 4 }), 'doorsFull')).toEqual([
      'explore | O-13 | There is no room for another door. | Für eine weitere Tür ist kein Platz.',
    ])
  })

  test('O-15 cards cover the Stairs, and O-87 the first printing descends at the end of the turn', () => {
    expect(said(at({ deck: 3 }), 'covered')).toEqual([
      'descend | O-15 | 3 cards cover the Stairs. | 3 Karten liegen auf der Treppe.',
    ])
    expect(said(at({ deck: 1 }), 'covered')).toEqual([
      'descend | O-15 | 1 card covers the Stairs. | Eine Karte liegt auf der Treppe.',
    ])
    expect(said(at({ deck: 0, closed: 1 }), 'endOfTurn')).toEqual([
      'descend | O-87 | One descends at the end of the turn. | Abgestiegen wird am Ende des Zuges.',
    ])
  })

  test('O-70 no potion without a token, and O-72 no Healing where nobody is hurt', () => {
    expect(said(at({ tokens: 0, damage: [1] }), 'noToken')).toEqual([
      'heal hero=0 | O-70 | There is no potion token left for it. | Dafür ist keine Trankmarke mehr da.',
    ])
    expect(said(at({ tokens: 1 }), 'unhurt')).toEqual([
      'heal hero=0 | O-72 | Nobody is hurt. | Niemand ist verletzt.',
    ])
    const potion = standard.first.potions.find(({ scenes }) => scenes.length > 0)?.id ?? ''
    const fight = { card: 'Ogre', dice: ['S1'] }
    expect(said(at({ tokens: 0, potions: [cardWith(potion)], fight }), 'noToken')).toContain(
      `drink hero=0 potion=${potion} | O-70 | There is no potion token left for it. | Dafür ist keine Trankmarke mehr da.`,
    )
  })

  test('O-71 Invisibility at a door takes a token', () => {
    const state = at({ tokens: 0, open: [['Ogre']], potions: ['Skeleton'] }, 'enter door=0')
    expect(said(state, 'noToken')).toContain(
      'vanish | O-71 | There is no potion token left for it. | Dafür ist keine Trankmarke mehr da.',
    )
  })

  test('O-220 Speed and Foresight are used once a floor', () => {
    const sheets = [{ talents: ['cunning', 'speed', 'knowledge', 'foresight'] }]
    const begun = at({ sheets, damage: [1], stack: [{ kind: 'start' }], more: { speed: 0 } })
    expect(said(begun, 'spent')).toEqual([
      'hasten | O-220 | It was used on this floor already. | Das wurde auf dieser Ebene schon benutzt.',
    ])
    const door = at({ sheets, open: [['Ogre']], more: { foresight: 0 } }, 'enter door=0')
    expect(said(door, 'spent').map(line => line.split(' | ')[0])).toEqual(['foresee'])
  })

  test('O-14 whoever has gone in cannot flee', () => {
    const line =
      'flee | O-14 | Whoever has gone in cannot flee any more. | Wer hineingegangen ist, kann nicht mehr fliehen.'
    expect(said(at({ fight: { card: 'Ogre', dice: ['S1'] } }), 'inside')).toEqual([line])
    const revised = at({ edition: 'revised', open: [['Ogre']], potions: ['Skeleton'] }, 'enter door=0')
    expect(said(revised, 'inside')).toEqual([line])
    expect(said(at({ fight: { dice: ['S1'] } }), 'inside')).toEqual([])
  })

  test('O-81 no hero learns a skill twice, and O-80 no potion is identified twice', () => {
    const { skills, encounters, potions } = standard.first
    const twins = (ids: readonly { readonly id: string }[]) => {
      const known = ids.map(({ id }) => id)
      const cards = encounters.flatMap(({ name, copies }) =>
        copies.map(({ loot }, copy) => ({ card: copy === 0 ? name : `${name} 2`, loot })),
      )
      const first = cards.find(({ loot }) => known.includes(loot) && loot !== 'invisibility')
      const second = cards.find(other => other !== first && other.loot === first?.loot)
      return [first?.card ?? '', second?.card ?? ''] as const
    }
    const [learned, again] = twins(skills)
    expect(said(looting(again, { skills: [[learned]] }), 'learned')).toEqual([
      `skill card=${cardId('first', again)} hero=0 over=null | O-81 | Warrior knows this skill already. | Kriegerin kann das schon.`,
    ])
    const [known, other] = twins(potions)
    expect(said(looting(other, { potions: [known] }), 'identified')).toEqual([
      `potion card=${cardId('first', other)} | O-80 | This potion is known already. | Dieser Trank ist schon bekannt.`,
    ])
  })
})

describe('what cannot be done with dice and skills now', () => {
  test('O-41 a die that fits no box is told once', () => {
    const state = at({ fight: { card: 'Ogre', dice: ['M1 M1'] } })
    const lines = said(state, 'fitsNone')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^lay box=\d+ die=M1 hero=0 \| O-41 \| This die fits no box that is open\. \| /)
  })

  test('O-44 a die that fits waits for the armor boxes', () => {
    const waiting = standard.first.encounters.flatMap(({ name, boxes }) => {
      const plated = boxes.filter(({ armor }) => armor).map(({ colour }) => colour)
      const free = boxes.find(({ colour }) => colour !== 'any' && !plated.includes(colour))
      return plated.length > 0 && !plated.includes('any') && free ? [{ name, die: `${free.colour}6` }] : []
    })
    const [{ name, die } = { name: '', die: '' }] = waiting
    const state = at({ fight: { card: name, dice: [die] } })
    expect(said(state, 'armorFirst').map(line => line.split(' | ').slice(1).join(' | '))).toEqual([
      'O-44 | The armor boxes must be full first. | Zuerst müssen die Rüstungsfelder voll sein.',
    ])
  })

  test('O-61 a die for spells is laid nowhere, and dice that a skill costs must be there', () => {
    const state = at({ heroes: ['mage'], fight: { card: 'Ogre', dice: ['mana'] } })
    expect(said(state, 'onlySpells').map(line => line.split(' | ')[2])).toEqual([
      'This die pays for spells only.',
    ])
    const poor = at({ skills: [[cardWith('accuracy')]], fight: { card: 'Ogre', dice: ['A1'] } })
    expect(said(poor, 'cost')).toContain(
      'use hero=0 skill=accuracy | O-61 | The dice that it costs are missing. | Die Würfel, die es kostet, fehlen.',
    )
  })

  test('O-60 a skill is for its scenes and once in an encounter', () => {
    const fights = standard.first.skills.find(({ scenes }) => !scenes.includes('peril'))?.id ?? ''
    const peril = standard.first.encounters.find(({ ways }) => ways.length > 0)?.name ?? ''
    const inPeril = at({ skills: [[cardWith(fights)]], fight: { card: peril, way: 0, dice: ['S6'] } })
    expect(said(inPeril, 'scene')).toContain(
      `use hero=0 skill=${fights} | O-60 | It works only in combat or boss fights. | Das geht nur in Kämpfen oder Bosskämpfen.`,
    )
    const { state } = given({
      skills: [[cardWith('accuracy')]],
      fight: { card: 'Ogre', dice: ['A1 A1 A1 A1'] },
    }).play('use hero=0 skill=accuracy', 'pay die=A1 hero=0', 'pay die=A1 hero=0', 'pay die=A1 hero=0')
    expect(said(state, 'used')).toEqual([
      'use hero=0 skill=accuracy | O-60 | It was used in this encounter already. | Das wurde in dieser Begegnung schon benutzt.',
    ])
  })

  test('O-62 what would change nothing is not used', () => {
    const state = at({ skills: [[cardWith('brute-force')]], fight: { card: 'Ogre', dice: ['S6'] } })
    expect(said(state, 'noEffect')).toContain(
      'use hero=0 skill=brute-force | O-62 | It would change nothing now. | Das würde jetzt nichts ändern.',
    )
  })

  test('O-29 a conversion takes dice, and O-210 a heroic die that can be had', () => {
    expect(said(at({ fight: { card: 'Ogre', dice: ['S1'] } }), 'fewDice')).toEqual([
      'convert | O-29 | A conversion takes 2 dice. | Zum Umwandeln braucht es 2 Würfel.',
    ])
    const state = at({ fight: { card: 'Ogre', dice: ['S1 S1'] } })
    state.supply[3] = 0
    expect(said(state, 'noHeroic')).toEqual([
      'convert | O-210 | No heroic die is left in the supply. | Im Vorrat ist kein Heldenwürfel mehr.',
    ])
  })

  test('O-201 nothing is blocked for a hero who is elsewhere, or for whom it is not the turn', () => {
    const heroes = ['warrior', 'rogue', 'mage', 'archer']
    const state = at({ heroes, seats: 4, fight: { card: 'Ogre', dice: ['S1', 'A1'], pair: [0, 1] } })
    expect(blockedIn(state, 3)).toEqual([])
    expect(blockedIn(state, 0).some(({ action }) => 'hero' in action && action.hero === 1)).toBe(false)
  })
})

/** The card of the first printing that bears this skill. */
function cardWith(id: string): string {
  for (const { name, copies } of standard.first.encounters) {
    const copy = copies.findIndex(({ loot }) => loot === id)
    if (copy >= 0) return copy === 0 ? name : `${name} 2`
  }
  return ''
}
