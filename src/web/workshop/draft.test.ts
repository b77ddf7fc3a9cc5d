import { describe, expect, test } from 'vitest'
import type { Json } from '../../engine/types.ts'
import { KITS } from '../../games/index.ts'
import { changesIn, editedAll, editsBetween, settingBack } from './changes.ts'
import { change, draftOf, redo, undo, write } from './draft.ts'
import { edited, partAt } from './edits.ts'

const BASE: Json = {
  cards: [
    { id: 'hook', name: 'Hook', plus: 1 },
    { id: 'duck', name: 'Duck', plus: 2, de: { name: 'Abducken' } },
    { id: 'kick', name: 'Kick', plus: 3 },
  ],
  gold: [{ value: 1 }, { value: 2 }],
  hearts: 6,
}

const put = (whole: Json, place: string, after: Json | undefined): Json => {
  const path = place.split('.')
  return edited(whole, { path, before: partAt(whole, path), after })
}

const placesOf = (now: Json) => changesIn(BASE, now).map(({ path }) => path.join('.'))

describe('a draft', () => {
  test('is changed, taken back and done again', () => {
    const draft = change(draftOf(BASE), [{ path: ['hearts'], before: 6, after: 7 }])
    expect(partAt(draft.content, ['hearts'])).toBe(7)
    expect(undo(draft).content).toEqual(BASE)
    expect(redo(undo(draft))).toEqual(draft)
    expect(undo(draftOf(BASE))).toEqual(draftOf(BASE))
    expect(redo(draft)).toEqual(draft)
  })

  test('forgets what was taken back when something else is changed', () => {
    const back = undo(change(draftOf(BASE), [{ path: ['hearts'], before: 6, after: 7 }]))
    expect(change(back, [{ path: ['hearts'], before: 6, after: 5 }]).future).toEqual([])
  })

  test('counts the letters written into one field as one step, and none when they come to nothing', () => {
    const typed = ['1', '12'].reduce(
      (draft, after) => write(draft, { path: ['hearts'], before: partAt(draft.content, ['hearts']), after }),
      draftOf(BASE),
    )
    expect(typed.past).toHaveLength(1)
    expect(partAt(typed.content, ['hearts'])).toBe('12')
    expect(undo(typed).content).toEqual(BASE)
    const back = write(typed, { path: ['hearts'], before: '12', after: 6 })
    expect(back).toEqual(draftOf(BASE))
    const other = write(typed, { path: ['gold', '0', 'value'], before: 1, after: 5 })
    expect(other.past).toHaveLength(2)
  })

  test('brings back by undo what was set back', () => {
    const typed = write(draftOf(BASE), { path: ['hearts'], before: 6, after: 9 })
    const [first] = changesIn(BASE, typed.content)
    const back = change(typed, first ? [settingBack(first)] : [])
    expect(back.content).toEqual(BASE)
    expect(undo(back).content).toEqual(typed.content)
  })

  test('adds entries and takes them away, and undo puts them where they were', () => {
    const gone = change(draftOf(BASE), [{ path: ['cards', '1'], before: partAt(BASE, ['cards', '1']) }])
    expect(partAt(gone.content, ['cards', '1', 'id'])).toBe('kick')
    expect(undo(gone).content).toEqual(BASE)
    const more = change(draftOf(BASE), [{ path: ['cards', '1'], after: { id: 'jab' } }])
    expect(partAt(more.content, ['cards', '2', 'id'])).toBe('duck')
    expect(undo(more).content).toEqual(BASE)
  })
})

describe('changes', () => {
  test('are told field by field, with what was there', () => {
    expect(changesIn(BASE, BASE)).toEqual([])
    expect(changesIn(BASE, put(BASE, 'cards.1.de.name', 'Ducken'))).toEqual([
      { path: ['cards', '1', 'de', 'name'], base: 'Abducken', now: 'Ducken' },
    ])
    expect(placesOf(put(BASE, 'cards.1.de', undefined))).toEqual(['cards.1.de'])
  })

  test('tell entries by their ids, not by their places', () => {
    const later = put(put(BASE, 'cards.0', undefined), 'cards.1.plus', 9)
    expect(changesIn(BASE, later)).toEqual([
      { path: ['cards', '1', 'plus'], base: 3, now: 9 },
      { path: ['cards', '0'], base: { id: 'hook', name: 'Hook', plus: 1 } },
    ])
  })

  test('set back one after the other lead to the standard set, in any mix', () => {
    let now = put(BASE, 'hearts', 1)
    now = edited(now, { path: ['cards', '0'], after: { id: 'jab' } })
    now = edited(now, { path: ['cards', '2'], before: partAt(now, ['cards', '2']) })
    now = edited(now, { path: ['cards', '1'], after: { id: 'feint' } })
    now = put(now, 'gold', [{ value: 1 }])
    expect(changesIn(BASE, now).map(settingBack).reduce(edited, now)).toEqual(BASE)
    expect(editedAll(BASE, editsBetween(BASE, now))).toEqual(now)
  })

  test('an order of its own is one change of the whole list', () => {
    const turned = put(BASE, 'cards', [
      partAt(BASE, ['cards', '2']) ?? null,
      partAt(BASE, ['cards', '0']) ?? null,
    ])
    expect(placesOf(turned)).toEqual(['cards'])
    expect(editedAll(BASE, editsBetween(BASE, turned))).toEqual(turned)
  })

  test('made for another set are not applied to this one', () => {
    const edits = editsBetween(BASE, put(BASE, 'hearts', 9))
    expect(editedAll(put(BASE, 'hearts', 5), edits)).toBeNull()
    expect(editedAll(BASE, [{ path: ['cards', '9', 'plus'], after: 1 }])).toBeNull()
    expect(editedAll(BASE, [{ path: ['cards', '9'], after: 1 }])).toBeNull()
  })

  test.each(KITS.filter(({ packs }) => packs.schema?.()).map(kit => [kit.facts.id, kit] as const))(
    'of a pack of %s are few, and carry it',
    (_, kit) => {
      const standard: Json = JSON.parse(JSON.stringify(kit.packs.standard))
      const pack: Json = { ...Object(standard), about: { name: 'Ours' } }
      expect(changesIn(standard, pack)).toEqual([{ path: ['about'], now: { name: 'Ours' } }])
      expect(editedAll(standard, editsBetween(standard, pack))).toEqual(pack)
    },
  )
})
