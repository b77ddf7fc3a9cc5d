/** A house that reads what another wrote has what it would have had from the store alone. */
import { expect, test } from 'vitest'
import { hash } from '../engine/hash.ts'
import { fastRng, pick } from '../engine/rng.ts'
import { given, newWorld, pageIn, until } from './given.ts'
import { enqueue, loaded, reload } from './room.ts'
import { lengthOf, recordsIn } from './table.ts'

test('a match that goes on, back and forth elsewhere is the same here, told alike', async () => {
  const world = newWorld()
  const [one, two] = [pageIn(world), pageIn(world)]
  const { match } = given(await one.ask('new', { game: 'tin', practice: true }))
  given(await one.ask('open', { match, seat: 0 }))
  given(await two.ask('open', { match, seat: 0 }))
  const [played, room] = [one, two].map(({ house }) => house.rooms.get(match))
  if (!played || !room) throw new Error('It is not open.')
  const rng = fastRng(3)
  const atRest = () =>
    until(async () => {
      const picture = given(await one.ask('open', { match, seat: 0 }))
      return picture.choices.length > 0 && picture
    })
  for (let step = 0; step < 30; step++) {
    const { version, choices } = await atRest()
    const command = { id: `${step}`, match, version }
    if (step % 7 === 6) given(await one.ask('undo', command))
    else if (step % 7 === 0 && step > 0) given(await one.ask('redo', command))
    else given(await one.ask('play', { ...command, actions: [pick(choices, rng).action] }))
    await atRest()
    await enqueue(room, () => reload(two.house, room))
    const { table, record } = given(await loaded(two.house, match))
    expect(room.record).toEqual(record)
    expect(hash(room.table.match.state)).toBe(hash(table.match.state))
    for (const told of [played.table, room.table])
      expect(recordsIn(told, 0, lengthOf(told))).toEqual(recordsIn(table, 0, lengthOf(table)))
  }
})
