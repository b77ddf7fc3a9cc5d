import { expect, test } from 'vitest'
import { standard } from '../../../../games/tin/content/standard.ts'
import { PLAIN_SET } from '../../../../games/tin/given.ts'
import type { Tile } from '../../../../games/tin/types.ts'
import { tinArt } from '../art/index.ts'
import { faceOfRoom } from './furniture.ts'

const [plain] = PLAIN_SET.tiles.filter(({ kind }) => kind === 'room')
if (!plain) throw new Error('There is no room')
const faceOf = (tile: Partial<Tile>) => faceOfRoom({ ...plain, ...tile })

test('every tile of the standard set names its drawing', () => {
  expect(standard.tiles.filter(({ drawing }) => drawing === undefined)).toEqual([])
})

test('a tile that names one is drawn so, whatever it is called', () => {
  const [cellar] = standard.tiles.filter(({ id }) => id === 'cellar')
  expect(faceOf({ id: 'bakery', drawing: 'barrels' })).toBe(cellar && faceOfRoom(cellar))
})

test('one that names none is drawn like its kind, or as a plain room, always the same', () => {
  expect(faceOf({ kind: 'chasm' })).toBe(faceOf({ drawing: 'rubble' }))
  expect(faceOf({ kind: 'locked' })).toBe(faceOf({ drawing: 'hoard' }))
  expect(faceOf({ id: 'bakery' })).toBe(faceOf({ id: 'bakery', name: 'Other' }))
  const faces = 'bakery smithy library kennel pantry attic'.split(' ').map(id => faceOf({ id }))
  expect(new Set(faces).size).toBeGreaterThan(1)
})

// Most rooms are shown as their tile is drawn; a file named by the id of one is shown instead.
test.each(['imp', 'helmeted-imp', 'fiend', 'helmeted-fiend', 'merchant', 'chasm-roped'])(
  'there is a picture of %s',
  name => expect(tinArt(name)).not.toBeNull(),
)

test('pictures of rooms go by the ids of their tiles', () => {
  const pictured = standard.tiles.filter(({ id }) => tinArt(id) !== null).map(({ kind }) => kind)
  expect(pictured).toEqual(expect.arrayContaining(['stairwell', 'locked', 'chasm', 'princess']))
})
