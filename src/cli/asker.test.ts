import { expect, test } from 'vitest'
import { type Aids, askerOf } from './asker.ts'
import { fakeIo, pieces, type World } from './fake-io.ts'

async function answers(count: number, aids: Aids, world: World): Promise<(string | null)[]> {
  const asker = askerOf(fakeIo(world).io)
  const given: (string | null)[] = []
  for (let question = 0; question < count; question++) given.push(await asker.ask('> ', aids))
  asker.close()
  return given
}

const nine: Aids = { keys: 9, words: [] }

test('a digit is an answer without Enter', async () => {
  expect(await answers(2, nine, { interactive: true, input: pieces('3', '9') })).toEqual(['3', '9'])
})

test('an Enter that only follows its digit is no answer to the next question', async () => {
  const input = pieces('3', '\r', 'hint\r')
  expect(await answers(2, nine, { interactive: true, input })).toEqual(['3', 'hint'])
  expect(await answers(2, nine, { interactive: true, input: '3\nhint\n' })).toEqual(['3', 'hint'])
})

test('an Enter that comes later is meant', async () => {
  const input = pieces('3', '\r')
  expect(await answers(2, nine, { interactive: true, input, pace: 5000 })).toEqual(['3', ''])
})

test('a digit higher than the choices, and a digit within a word, wait for Enter', async () => {
  const input = pieces('7', '\n', 'why D-1', '1\n')
  expect(await answers(2, { keys: 3, words: [] }, { interactive: true, input })).toEqual(['7', 'why D-11'])
})

test('where more than nine may be chosen, digits wait for Enter', async () => {
  const input = pieces('1', '2\n')
  expect(await answers(1, { keys: 0, words: [] }, { interactive: true, input })).toEqual(['12'])
})

test('a pipe answers in lines', async () => {
  expect(await answers(2, nine, { input: '12\n\n' })).toEqual(['12', ''])
})

test('Tab completes the only word that begins so, in whatever case', async () => {
  const words = ['hint', 'help', 'Great Hall']
  const input = pieces('gre', '\t', '\n', 'hi', '\t', '\n', 'h', '\t', '\n')
  const given = await answers(3, { keys: 0, words }, { interactive: true, input })
  expect(given).toEqual(['Great Hall', 'hint', 'h'])
})
