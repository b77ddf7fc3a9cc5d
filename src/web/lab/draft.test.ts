import { describe, expect, test } from 'vitest'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { tinKit } from '../../games/tin/index.ts'
import { withChoice } from '../setup/draft.ts'
import { withFile } from './cards.ts'
import {
  againstStandard,
  comparedWith,
  firstLabDraft,
  hasSeats,
  isDrawable,
  type LabDraft,
  optionsIn,
  questionOf,
  withCards,
  withDrawn,
  withLots,
  withOptionCompared,
  withSeats,
  withSetup,
} from './draft.ts'
import { paceOf } from './pace.ts'

const ASKING = { language: 'en', bench: null } as const
const [tin, dungeon, onedeck] = [tinKit.facts, dungeonKit.facts, onedeckKit.facts]

const keys = { name: 'Cheap keys', file: 'cheap.json', content: {} }

const optionOf = (facts: typeof tin, name: string) => {
  const option = facts.options.find(each => each.name === name)
  if (!option) throw new Error(name)
  return option
}
const choose = (facts: typeof tin, draft: LabDraft, name: string, value: string | number) =>
  withSetup(draft, withChoice(draft.setup, optionOf(facts, name), value))

describe('a sheet of the laboratory', () => {
  test('asks by itself for a thousand quick games as everybody plays', () => {
    expect(questionOf(firstLabDraft(tin), { facts: tin, ...ASKING })).toEqual({
      game: 'tin',
      language: 'en',
      bots: ['policy'],
      lots: [],
      seed: 1,
      games: 1000,
      options: {},
      any: [],
      pack: null,
      compared: null,
    })
  })

  test('says only which options are other than usual', () => {
    const draft = choose(tin, firstLabDraft(tin), 'hearts', 5)
    expect(questionOf(draft, { facts: tin, ...ASKING }).options).toEqual({ hearts: 5 })
  })

  test('says which options every game draws, where they mean something, and what lots choose', () => {
    const asked = (facts: typeof tin, draft: LabDraft) => questionOf(draft, { facts, ...ASKING })
    const drawn = withDrawn(choose(tin, firstLabDraft(tin), 'hearts', 5), 'hearts', true)
    expect(asked(tin, drawn)).toMatchObject({ options: {}, any: ['hearts'] })
    expect(asked(tin, withDrawn(drawn, 'hearts', false))).toMatchObject({ options: { hearts: 5 }, any: [] })
    const race = withLots(withDrawn(firstLabDraft(dungeon), 'hunt.level', true), 'hero', true)
    expect(asked(dungeon, race)).toMatchObject({ any: [], lots: ['hero'] })
    expect(asked(dungeon, choose(dungeon, race, 'mode', 'hunt'))).toMatchObject({ any: ['hunt.level'] })
    expect(dungeon.options.filter(isDrawable).map(({ name }) => name)).not.toContain('mode')
  })

  test('asks about a level only where one is hunted on, and seats only those who race', () => {
    const race = withSeats(dungeon, { ...firstLabDraft(dungeon), bots: ['policy', 'random'] }, 5)
    expect(questionOf(race, { facts: dungeon, ...ASKING })).toMatchObject({ seats: 5, options: {} })
    const hunt = choose(dungeon, race, 'mode', 'hunt')
    expect(optionsIn(dungeon, hunt).map(({ name }) => name)).toEqual(['mode', 'hunt.level', 'turnLimit'])
    expect(hasSeats(dungeon, hunt)).toBe(false)
    const asked = questionOf(hunt, { facts: dungeon, ...ASKING })
    expect(asked).toMatchObject({ bots: ['policy'], options: { mode: 'hunt' } })
    expect(asked).not.toHaveProperty('seats')
  })

  test('lets a party be played by one bot', () => {
    expect(hasSeats(onedeck, firstLabDraft(onedeck))).toBe(false)
  })

  test('compares numbers by their size, and of everything else all there is', () => {
    const draft = firstLabDraft(onedeck)
    expect(withOptionCompared(draft, optionOf(onedeck, 'dungeon')).values).toBe('all')
    expect(withOptionCompared(firstLabDraft(tin), optionOf(tin, 'hearts')).values).toBe('5, 6, 8')
    const swept = { ...draft, comparison: 'number', path: ' potions.0.cost ', values: ' 1..3 ' } as const
    expect(questionOf(swept, { facts: onedeck, ...ASKING })).toMatchObject({
      compared: { name: 'pack.potions.0.cost', values: '1..3' },
      until: 0.01,
    })
  })

  test('holds the pack of the workshop against the standard set', () => {
    const draft = againstStandard(firstLabDraft(tin))
    expect(questionOf(draft, { ...ASKING, facts: tin, bench: keys })).toMatchObject({
      pack: null,
      compared: { against: keys },
      until: 0.01,
    })
  })

  test('holds two packs against each other, whichever is played with', () => {
    const asked = (draft: LabDraft) => questionOf(draft, { ...ASKING, facts: tin, bench: keys })
    const other = { ...keys, file: 'again.json' }
    const compared = withFile(comparedWith(firstLabDraft(tin), 'cards', keys), other)
    const brought = withCards(compared, 'file again.json', keys)
    expect(asked(brought)).toMatchObject({
      pack: other,
      compared: { against: keys },
    })
    expect(asked(withCards(brought, 'bench', keys))).toMatchObject({
      pack: keys,
      compared: { against: other },
    })
  })

  test('compares nothing where the only pack is played with, unless it is asked to', () => {
    const compared = comparedWith(firstLabDraft(tin), 'cards', keys)
    const alone = withCards(compared, 'bench', keys)
    expect(alone.comparison).toBe('nothing')
    expect(comparedWith(alone, 'cards', keys)).toMatchObject({ comparison: 'cards', cards: 'standard' })
    expect(questionOf(alone, { ...ASKING, facts: tin, bench: null }).pack).toBeNull()
  })
})

test('the pace is told from the first games on', () => {
  expect(paceOf(0, 100, 1000)).toBeNull()
  expect(paceOf(20, 100, 4000)).toEqual({ rate: 5, left: 16 })
})
