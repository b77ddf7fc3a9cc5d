import { expect, test, vi } from 'vitest'
import { type Aids, askerOf } from './asker.ts'
import { fakeIo, type Stroke, type World } from './fake-io.ts'

async function answers(count: number, aids: Aids, world: World): Promise<(string | null)[]> {
  const asker = askerOf(fakeIo(world).io)
  const given: (string | null)[] = []
  for (let question = 0; question < count; question++) given.push(await asker.ask('> ', aids))
  asker.close()
  return given
}

const nine: Aids = { keys: 9, words: [] }

test('a digit is an answer without Enter', async () => {
  const strokes: Stroke[] = [
    ['> ', '3'],
    ['> ', '9'],
  ]
  expect(await answers(2, nine, { strokes })).toEqual(['3', '9'])
})

test('an Enter that only follows its digit is no answer to the next question', async () => {
  const strokes: Stroke[] = [
    ['> ', '3'],
    ['> ', '\r'],
    ['> ', 'hint\r'],
  ]
  expect(await answers(2, nine, { strokes })).toEqual(['3', 'hint'])
  expect(await answers(2, nine, { interactive: true, input: '3\rhint\r' })).toEqual(['3', 'hint'])
})

test('an Enter that comes later is meant', async () => {
  const strokes: Stroke[] = [
    ['> ', '3'],
    ['> ', '\r'],
  ]
  expect(await answers(2, nine, { strokes, pace: 5000 })).toEqual(['3', ''])
})

test('a digit pressed before the question was to be seen is no answer, and stands in nobody’s way', async () => {
  const strokes: Stroke[] = [
    ['Bo plays', '1'],
    ['> ', '2'],
  ]
  const { io, shown } = fakeIo({ strokes })
  const asker = askerOf(io)
  asker.tell('Bo plays')
  await vi.waitUntil(() => shown().out.endsWith('1'))
  expect(await asker.ask('> ', nine)).toBe('2')
  asker.close()
})

test('a line that is finished when something has happened answers the next question', async () => {
  const strokes: Stroke[] = [
    ['… ', 'say he'],
    ['Bo is done', 'llo\r'],
  ]
  const { io, shown } = fakeIo({ strokes })
  const asker = askerOf(io)
  let happen: () => void = () => undefined
  const asked = asker.askUntil(new Promise(resolve => void (happen = resolve)), '… ')
  await vi.waitUntil(() => shown().out.endsWith('he'))
  happen()
  expect(await asked).toBeUndefined()
  asker.tell('Bo is done')
  await vi.waitUntil(() => shown().out.endsWith('\n') && shown().out.includes('llo'))
  expect(await asker.ask('> ')).toBe('say hello')
  asker.close()
})

test('until something happens a line is an answer, and what happens then takes none of the next', async () => {
  const asker = askerOf(
    fakeIo({
      strokes: [
        ['… ', 'map\r'],
        ['> ', 'go\r'],
      ],
    }).io,
  )
  let happen: () => void = () => undefined
  const happened = new Promise<void>(resolve => void (happen = resolve))
  expect(await asker.askUntil(happened, '… ')).toBe('map')
  const asked = asker.ask('> ')
  happen()
  expect(await asked).toBe('go')
  asker.close()
})

test('a digit higher than the choices, and a digit within a word, wait for Enter', async () => {
  const strokes: Stroke[] = [
    ['> ', '7'],
    ['7', '\r'],
    ['> ', 'why D-1'],
    ['D-1', '1\r'],
  ]
  expect(await answers(2, { keys: 3, words: [] }, { strokes })).toEqual(['7', 'why D-11'])
})

test('where more than nine may be chosen, digits wait for Enter', async () => {
  const strokes: Stroke[] = [
    ['> ', '1'],
    ['1', '2\r'],
  ]
  expect(await answers(1, { keys: 0, words: [] }, { strokes })).toEqual(['12'])
})

test('a pipe answers in lines', async () => {
  expect(await answers(2, nine, { input: '12\n\n' })).toEqual(['12', ''])
})

test.each([
  ['gre', 'Great Hall'],
  ['HI', 'hint'],
])('Tab makes of %s the only word that begins so', async (begun, word) => {
  const strokes: Stroke[] = [
    ['> ', begun],
    [begun, '\t'],
    [word, '\r'],
  ]
  const words = ['hint', 'help', 'Great Hall']
  expect(await answers(1, { keys: 0, words }, { strokes })).toEqual([word])
})
