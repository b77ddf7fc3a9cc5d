/** Every fault of a pack stands somewhere: whoever edits it is told there. */
import { describe, expect, test } from 'vitest'
import { contentHash } from '../engine/content-hash.ts'
import type { AnyKit, Fault, Json } from '../engine/types.ts'
import { KITS } from './index.ts'

function kitNamed(id: string): AnyKit {
  const kit = KITS.find(({ facts }) => facts.id === id)
  if (!kit) throw new Error(`There is no game "${id}"`)
  return kit
}

/** The faults of the standard set with other values at these places. */
function faultsWith(game: string, changed: Readonly<Record<string, Json | undefined>>): readonly Fault[] {
  const { packs } = kitNamed(game)
  // Printings share entries: each gets its own.
  const pack: unknown = JSON.parse(JSON.stringify(packs.standard))
  for (const [place, value] of Object.entries(changed)) {
    const names = place.split('.')
    const holder = names.slice(0, -1).reduce<unknown>((part, name) => Object(part)[name], pack)
    if (value === undefined) Reflect.deleteProperty(Object(holder), names.at(-1) ?? '')
    else Object(holder)[names.at(-1) ?? ''] = value
  }
  const checked = packs.check(pack)
  return checked.ok ? [] : (checked.refusal.faults ?? [])
}

const placesWith = (game: string, changed: Readonly<Record<string, Json | undefined>>) =>
  faultsWith(game, changed).map(({ place }) => place)

describe('a fault stands', () => {
  test.each<[game: string, place: string, value: Json]>([
    ['tin', 'tiles.2.white', 12],
    ['tin', 'cards.3.title', ''],
    ['dungeon', 'monsters.0.rolls.4', 13],
    ['dungeon', 'goals.wizard', 0],
    ['onedeck', 'revised.encounters.1.boxes.0.need', 'six'],
    ['onedeck', 'first.levels.2.cost', 0],
  ])('in %s at the field itself: %s', (game, place, value) => {
    expect(placesWith(game, { [place]: value })).toEqual([place])
  })

  test('at the entry or the list where no single field is to blame', () => {
    expect(placesWith('tin', { 'cards.1.top': 'thrust', 'cards.1.middle': 'thrust' })).toEqual(['cards.1'])
    expect(placesWith('tin', { 'tiles.0.kind': 'room' })).toEqual(['tiles'])
    expect(placesWith('tin', { 'goods.rope.count': 0 })).toEqual(['goods.rope.count'])
    expect(placesWith('dungeon', { 'monsters.1.trap': 'cage' })).toEqual(['monsters.1'])
    expect(placesWith('dungeon', { 'board.spaces.0.level': 2 })).toEqual(['board.spaces.0.level'])
    expect(placesWith('onedeck', { 'first.encounters.0.copies.1.loot': 'sandwich' })).toEqual([
      'first.encounters.0.copies.1.loot',
    ])
    expect(placesWith('onedeck', { 'revised.heroes': [] })).toEqual(['revised.heroes'])
  })

  test('with a sentence for the place itself, in every language', () => {
    const [fault] = faultsWith('tin', { 'cards.3.plus': 12 })
    expect(fault?.said).toEqual({
      en: 'cards.3.plus: this must be at most 9.',
      de: 'cards.3.plus: Der Wert darf höchstens 9 sein.',
    })
    expect(fault?.here).toEqual({ en: 'This must be at most 9.', de: 'Der Wert darf höchstens 9 sein.' })
    const [own] = faultsWith('tin', { 'tiles.1.doors': 'NN' })
    expect(own?.here?.en).toBe('Doorways are letters of NESW, each once.')
    const [missing] = faultsWith('tin', { 'cards.3.plus': undefined })
    expect(missing?.here?.en).toBe('A number is missing.')
  })
})

describe.each(KITS.filter(({ packs }) => packs.schema?.()).map(kit => [kit.facts.id, kit] as const))(
  'a pack of %s',
  (_, kit) => {
    test('may say what it is called and what it is about, and plays the same', () => {
      const { packs } = kit
      const pack = { ...Object(packs.standard), about: { name: 'Ours', text: 'One more of everything.' } }
      const checked = packs.check(pack)
      if (!checked.ok) throw new Error(checked.refusal.reason)
      expect(checked.value).toMatchObject({ about: { name: 'Ours' } })
      expect(contentHash(kit, checked.value)).toBe(contentHash(kit, packs.standard))
      expect(packs.check({ ...pack, about: { name: '' } }).ok).toBe(false)
    })

    test('tells which fields it has', () => {
      expect(kit.packs.schema?.()).toMatchObject({
        type: 'object',
        properties: { about: { type: 'object' } },
      })
    })
  },
)
