/** S26: no pack, however big, makes its check slow. Work is counted by traps, never timed. */
import { describe, expect, test } from 'vitest'
import { repeated } from '../engine/repeated.ts'
import type { AnyKit } from '../engine/types.ts'
import { KITS } from './index.ts'

type Path = readonly string[]

const LONG = 1_000_000

/** Every place in a pack where a list or a text stands. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name]))
  return Array.isArray(value) ? [path, ...below] : below
}

/** One place for each kind: `cards.3.name` and `cards.4.name` are alike, and so are both printings of a deck. */
function kindsOf(places: readonly Path[]): Path[] {
  return [
    ...new Map(places.map(path => [path.join('.').replaceAll(/\d+|first|revised/g, '#'), path])).values(),
  ]
}

function partAt(pack: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, name) => Object(part)[name], pack)
}

function packWith({ packs }: AnyKit, path: Path, value: unknown): unknown {
  const pack: unknown = structuredClone(packs.standard)
  Object(partAt(pack, path.slice(0, -1)))[path.at(-1) ?? ''] = value
  return pack
}

/** A list that claims to be long, and cannot bear to be looked at further than the printed one goes. */
function trap(printed: unknown): unknown[] {
  const list: unknown[] = Array.isArray(printed) ? printed : []
  return new Proxy(list, {
    get(target, name) {
      if (name === 'length') return LONG
      if (typeof name === 'string' && Number(name) >= list.length) throw new Error(`${name} was looked at.`)
      return Reflect.get(target, name)
    },
  })
}

describe.each(KITS.map(kit => [kit.facts.id, kit] as const))('a pack of %s', (_, kit) => {
  const places = kindsOf(placesIn(kit.packs.standard))

  test('S26 has a limit for every list, which is minded before the elements are', () => {
    const lists = places.filter(path => Array.isArray(partAt(kit.packs.standard, path)))
    expect(lists.length).toBeGreaterThan(4)
    for (const path of lists) {
      const checked = kit.packs.check(packWith(kit, path, trap(partAt(kit.packs.standard, path))))
      expect([path.join('.'), checked.ok]).toEqual([path.join('.'), false])
    }
  })

  test('S26 has a limit for every text', () => {
    const texts = places.filter(path => typeof partAt(kit.packs.standard, path) === 'string')
    expect(texts.length).toBeGreaterThan(6)
    for (const path of texts) {
      const checked = kit.packs.check(packWith(kit, path, 'N'.repeat(LONG)))
      expect([path.join('.'), checked.ok]).toEqual([path.join('.'), false])
    }
  })

  test('S26 is refused in few words where it has ten thousand fields that nobody knows', () => {
    const fields = Object.fromEntries(Array.from({ length: LONG / 100 }, (__, index) => [`f${index}`, 0]))
    const checked = kit.packs.check({ ...Object(kit.packs.standard), ...fields })
    expect(checked.ok).toBe(false)
    expect(checked.ok || checked.refusal.reason.length).toBeLessThan(300)
  })
})

function kitNamed(id: string): AnyKit {
  const kit = KITS.find(({ facts }) => facts.id === id)
  if (!kit) throw new Error(`There is no game "${id}"`)
  return kit
}

/** As many different copies of each entry of a list as make it this long. */
function stretched(list: readonly { readonly id: string }[], length: number): unknown[] {
  return Array.from({ length }, (_, index) => {
    const entry = list[index % list.length]
    return index < list.length ? entry : { ...entry, id: `${entry?.id} ${index}` }
  })
}

describe('big packs', () => {
  const { packs } = kitNamed('onedeck')
  const { first, revised } = Object(packs.standard)
  const withTalents = (count: number) => ({
    first: { ...first, talents: stretched(first.talents, count) },
    revised,
  })

  test('S26 500 talents are taken, 40,000 refused in a sentence', () => {
    expect(packs.check(withTalents(500)).ok).toBe(true)
    expect(packs.check(withTalents(40_000))).toMatchObject({
      ok: false,
      refusal: { reason: 'first.talents: this must be at most 500 entries.' },
    })
  })

  test('S26 S27 choices within choices are taken once, and refused a thousand deep', () => {
    const strike = { verb: 'strike' }
    const skill = (depth: number) => {
      let does: unknown = strike
      for (let level = 0; level < depth; level++) does = { verb: 'either', of: [strike, does] }
      const [one, ...others] = first.skills
      return { first: { ...first, skills: [{ ...one, does: [does] }, ...others] }, revised }
    }
    expect(packs.check(skill(2)).ok).toBe(true)
    expect(packs.check(skill(3)).ok).toBe(false)
    expect(packs.check(skill(1000)).ok).toBe(false)
  })
})

test('S26 what is repeated is found by naming each entry once', () => {
  let named = 0
  const found = repeated(['a', 'b', 'a', 'c', 'a', 'b'], name => {
    named += 1
    return name
  })
  expect(found).toEqual(['a', 'b'])
  expect(named).toBe(6)
})
