/** Whatever is advised, advice says why, in both languages. */
import { describe, expect, test } from 'vitest'
import { fastRng } from '../../../engine/rng.ts'
import { standard } from '../content/standard.ts'
import { cardId, given, type Situation, viewAt } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { policyOf } from '../policy/index.ts'
import type { Action, State } from '../types.ts'

const game = onedeckKit.make(standard)
const reader = onedeckKit.reader(standard)
const policy = policyOf(standard)

function advised(state: State): Action {
  const actions = game.actions(state, 0)
  const weights = reader.advice.weigh(viewAt(state), actions)
  const best = actions[weights.indexOf(Math.max(...weights))]
  if (!best) throw new Error('Nothing can be done')
  return best
}

/** Why this is done, in English and in German. */
function told(state: State, action: Action): string[] {
  const view = viewAt(state)
  const reasons = reader.advice.reasons?.(view, action) ?? []
  return reasons.flatMap(reason => [
    reader.words.en.reason?.(reason, view) ?? '',
    reader.words.de?.reason?.(reason, view) ?? '',
  ])
}

const GAMES: readonly (readonly string[])[] = [['rogue'], ['mage', 'paladin']]

describe('advice says why', () => {
  test.each(GAMES.map(heroes => [heroes.join(', '), heroes] as const))('in games of %s', (_, heroes) => {
    const parsed = game.parseOptions({ heroes, dungeon: 'yeti', edition: 'revised' })
    if (!parsed.ok) throw new Error(parsed.refusal.reason)
    const state = game.setup(parsed.value)
    const rng = fastRng(heroes.length)
    const asked = new Set<string>()
    while (game.actor(state).kind !== 'over') {
      const isChance = game.actor(state).kind === 'chance'
      const kind = state.stack.at(-1)?.kind ?? ''
      // Advice thinks long: it is asked at the first of each kind of question.
      if (!isChance && !asked.has(kind)) {
        asked.add(kind)
        const best = advised(state)
        expect([best, told(state, best).length]).toEqual([best, 2])
        for (const sentence of told(state, best)) expect(sentence).toMatch(/^[^{}]{8,}\.$/)
      }
      game.apply(state, isChance ? game.sample(state, rng) : policy.choose(state, 0, rng), null)
    }
  })
})

const saidAt = (situation: Situation, action: Action): string => told(given(situation).state, action)[0] ?? ''

describe('a reason', () => {
  test('O-72 names the hearts that are left', () => {
    const start = { stack: [{ kind: 'landing' }, { kind: 'turn' }, { kind: 'start' }], tokens: 1 } as const
    expect(saidAt({ ...start, damage: [4] }, { kind: 'heal', hero: 0 })).toMatch(/^Warrior has 2 hearts left/)
  })

  test('O-14 names the danger of what is left alone', () => {
    const before = (tokens: number) =>
      given({ damage: [5], tokens, closed: 2 }).play(
        'enter door=0',
        `card card=${cardId('first', 'Boulder')}`,
      ).state
    const state = before(0)
    expect(told(state, { kind: 'flee' })[0]).toMatch(/^Someone would fall in \d+% of the rolls/)
    expect(reader.advice.reasons?.(viewAt(state), { kind: 'flee' })[0]).toMatchObject({ why: 'deadly' })
    expect(told(before(1), { kind: 'flee' })[0]).toMatch(/^Even with a potion someone would fall in \d+%/)
  })

  test('O-41 names what a die spares', () => {
    const fight = { card: 'Ogre', dice: ['A5'] }
    expect(saidAt({ fight }, { kind: 'lay', hero: 0, die: 'A5', box: 3 })).toBe(
      'It spares 1 damage and 1 time: agility 5 or more.',
    )
    expect(
      saidAt({ fight: { card: 'Skeleton', dice: ['M2'] } }, { kind: 'lay', hero: 0, die: 'M2', box: 0 }),
    ).toMatch(/^Armor comes first/)
  })

  test('O-80 names what a claimed card is for', () => {
    const stack = [{ kind: 'landing' }, { kind: 'loot' }] as const
    const { state } = given({ stack, more: { spoils: [0] } })
    const item: Action = { kind: 'item', card: 'bandit-1', hero: 0, over: null }
    expect(told(state, item)[0]).toBe('One more magic die in every encounter.')
    expect(told(state, item)[1]).toBe('In jeder Begegnung ein Würfel Magie mehr.')
  })

  test('O-92 names what the pairs would take', () => {
    const table = given({
      heroes: ['warrior', 'rogue', 'mage', 'archer'],
      open: [['Cave-in', 'Locked Door']],
    })
    table.play('enter door=0', 'face')
    expect(told(table.state, { kind: 'split', first: 0, a: 0, b: 1 })[0]).toMatch(
      /^Of all pairs these take least/,
    )
  })
})

/** The numbers that a sentence has, without the errors of estimates. */
const numbersIn = (text: string) =>
  (text.replaceAll(/±[\d.]+/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** What is said of doing this, and the odds that stand beside it. */
function beside(state: State, action: Action): { why: string; odds: string } {
  const odds = reader.words.en.odds(action, viewAt(state)) ?? ''
  return { why: told(state, action)[0] ?? '', odds }
}

describe('what a reason expects of dice are the odds that are shown', () => {
  const harms = (text: string) => numbersIn(text.replace(/^.*expect/, ''))

  test('O-14 before an open door, and at one', () => {
    const table = given({ dungeon: 'yeti', damage: [3], open: [['Goblin']], closed: 1 })
    const before = beside(table.state, { kind: 'enter', door: 0 })
    expect(harms(before.why)).toEqual(harms(before.odds).filter(number => number > 0))
    const opened = given({ dungeon: 'yeti', damage: [3], closed: 2 })
    opened.play('enter door=0', `card card=${cardId('first', 'Goblin')}`)
    const face = beside(opened.state, { kind: 'face' })
    expect(face.odds).toContain('±')
    expect(harms(face.why)).toEqual(harms(face.odds).filter(number => number > 0))
  })

  test('O-14 by how likely it is to fall', () => {
    const opened = given({ dungeon: 'yeti', damage: [5], closed: 2 })
    opened.play('enter door=0', `card card=${cardId('first', 'Ogre')}`)
    const [shown] = /deadly \d+%/.exec(beside(opened.state, { kind: 'face' }).odds) ?? []
    expect(shown).toBeDefined()
    expect(numbersIn(told(opened.state, { kind: 'flee' })[0] ?? '')).toEqual(numbersIn(shown ?? ''))
  })

  test('O-22 of each way of a peril', () => {
    const { state } = given({ dungeon: 'yeti', damage: [2], meet: 'Boulder' })
    const said = [0, 1].map(way => beside(state, { kind: 'choose', way }))
    expect(new Set(said.map(({ why }) => why)).size).toBe(2)
    for (const { why, odds } of said) expect(harms(why)).toEqual(harms(odds).filter(number => number > 0))
  })

  test('O-92 of both pairs together', () => {
    const heroes = ['warrior', 'rogue', 'mage', 'archer']
    const table = given({ heroes, open: [['Ogre', 'Goblin']] })
    table.play('enter door=0', 'face')
    const { why, odds } = beside(table.state, { kind: 'split', first: 0, a: 0, b: 1 })
    const hearts = (odds.replaceAll(/±[\d.]+/g, '').match(/[\d.]+(?=♥)/g) ?? []).map(Number)
    expect(hearts).toHaveLength(2)
    const sum = hearts.reduce((total, each) => total + each, 0)
    expect(Math.abs((harms(why)[0] ?? 0) - sum)).toBeLessThan(0.11)
  })
})
