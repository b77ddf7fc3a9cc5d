import { describe, expect, test, vi } from 'vitest'
import { content, type Given, game, given } from '../../../../games/dungeon/given.ts'
import { dungeonKit } from '../../../../games/dungeon/index.ts'
import type { Action as DungeonAction } from '../../../../games/dungeon/types.ts'
import { viewOf } from '../../../../games/dungeon/view/index.ts'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { Choice } from '../../../../table/protocol.ts'
import type { ButtonLook, TableProps } from '../../../table/look.ts'
import { planOf } from '../plan.ts'
import { targetsOf } from '../targets.ts'

vi.mock('../text/index.ts', async () => ({ text: { value: (await import('../text/en.ts')).en } }))
const { buttonOf } = await import('./buttons.ts')

function choiceOf(action: DungeonAction, view: DungeonView): Choice {
  const { en } = dungeonKit.reader(dungeonKit.packs.standard).words
  return {
    key: JSON.stringify(action),
    action,
    text: en.action(action, view),
    odds: en.odds(action, view),
    rule: null,
  }
}

function propsOf(facts: Given): TableProps<DungeonView> {
  const { state } = given(facts)
  const view = viewOf(content, state, 0)
  return {
    picture: { seat: 0 } as TableProps<DungeonView>['picture'],
    view,
    choices: game.actions(state, 0).map(action => choiceOf(action, view)),
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
  }
}

/** The button of the first choice of this kind, with the odds that the frame puts where it has no words of its own. */
function buttonFor(kind: string, facts: Given): ButtonLook {
  const props = propsOf(facts)
  const choice = props.choices.find(({ action }) => action.kind === kind)
  if (!choice) throw new Error(`${kind} is not offered`)
  const face = buttonOf(choice, props)
  const sub = face?.sub ?? choice.odds
  return { ...face, ...(sub === null ? {} : { sub }) }
}

const fighter = { class: 'fighter', at: 'room-1-1' } as const
const hunter = { monster: 'Red Dragon@6', at: 'room-1-1', isUp: true } as const

describe('the button that stops where the Hunter is', () => {
  test('B2 D-112 says whom one fights, with the odds', () => {
    const cleared = { 'room-1-1': 1 }
    const facts = { mode: 'hunted', heroes: [fighter], cleared, hunter } as const
    expect(buttonFor('stop', facts)).toMatchObject({ label: 'Fight the Hunter', sub: '11 or more, 8 %' })
    const unknown = buttonFor('stop', { ...facts, hunter: { ...hunter, isUp: false } })
    expect(unknown.label).toBe('Fight the Hunter')
    expect(unknown.sub).toMatch(/^about \d+% to win$/)
  })

  test('B2 D-112 says both where another monster is', () => {
    const facts = { mode: 'hunted', heroes: [fighter], hunter } as const
    expect(buttonFor('stop', { ...facts, lairs: { 'room-1-1': { monster: 'Goblin@1' } } })).toMatchObject({
      label: 'Fight the Goblin or the Hunter',
      sub: '100% to win; the Hunter: 8% to win',
    })
    expect(buttonFor('stop', facts).label).toBe('Fight the Hunter, or what else is here')
  })
})

test('B3 D-80 a hero of a Treasure Hunt seeks the treasure', () => {
  const facts = {
    mode: 'hunt',
    target: 'Silver Ring@3',
    heroes: [fighter],
    due: { step: 'choose', n: -1 },
  } as const
  expect(buttonFor('hero', facts).sub).toBe('seeks Silver Ring')
  expect(buttonFor('hero', { ...facts, mode: 'race' }).sub).toMatch(/^needs [\d,]+ gp$/)
})

test('D-119 who wants no spell back ends the turn', () => {
  const mage = { class: 'wizard', spells: [1, 0, 0] } as const
  const facts = { heroes: [mage], due: { step: 'regain' } } as const
  expect(buttonFor('stop', facts).label).toBe('End the turn')
  expect(buttonFor('regain', facts).label).toBe('Stay, regain Fireball')
})

test('D-82 the rooms of level 6 are lit for the first Hunter, before there is a hero', () => {
  const { view, choices } = propsOf({ mode: 'hunted', heroes: [fighter], due: { step: 'haunt' } })
  const plan = planOf(content.pack)
  const lit = targetsOf({ choices, ways: [], aim: null, cleared: view.cleared }, null, plan)
  const rooms = content.pack.board.spaces.filter(({ kind, level }) => kind === 'room' && level === 6)
  expect(lit.map(({ space }) => space)).toEqual(rooms.map(({ id }) => id))
  expect(lit.every(({ choice }) => choice?.action.kind === 'haunt')).toBe(true)
  expect(lit[0]?.space).toBe('room-6-1')
})

test('D-70 to end the turn at home with enough is the golden button, and says what it does', () => {
  const goods = ['Huge Diamond@6', 'Silver Ring@3', 'Silver Ring@3']
  const enough = { label: 'End the turn', sub: 'and win', tone: 'go' }
  expect(buttonFor('stop', { heroes: [{ class: 'rogue', goods }] })).toMatchObject(enough)
  const plain = { label: 'Stay here', sub: 'End the turn' }
  expect(buttonFor('stop', { heroes: [{ class: 'wizard', goods }] })).toMatchObject(plain)
  expect(buttonFor('stop', { heroes: [{ class: 'rogue', goods, at: 'c-58' }] })).toMatchObject(plain)
})
