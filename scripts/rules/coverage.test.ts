import { expect, test } from 'vitest'
import { faultsOf, renderCoverage } from './coverage.ts'
import { idsIn, pageOf } from './rulebook.ts'
import { titlesIn } from './titles.ts'

const page = `# Tin

- **X-01** A hero moves one room.
- **X-02 R** A hero rests.
- not a rule, though it names X-03
`
const book = pageOf('docs/rules/tin.md', page)

const titled = (...titles: string[]) => titles.map(title => ({ file: 'a.test.ts', title }))

test('a rulebook page gives its title and its rules, rulings marked', () => {
  expect(book.title).toBe('Tin')
  expect(book.rules).toEqual([
    { id: 'X-01', ruling: false, text: 'A hero moves one room.' },
    { id: 'X-02', ruling: true, text: 'A hero rests.' },
  ])
})

test('ids count at word boundaries only, several to a title, never as a range', () => {
  expect(idsIn('X-01 and X-02: a hero')).toEqual(['X-01', 'X-02'])
  expect(idsIn('AX-01 X-01b X-01-04 x-01')).toEqual([])
})

test('titles are read from tests, groups, tables and templates, and not from comments or other calls', () => {
  const source = `
    describe('X-01 moves', () => {
      test.each([1, 2])('X-02 rests', () => {})
      it(\`X-03 \${name} sleeps\`, () => {})
      test.prop([fc.nat()])("X-04 eats", () => {})
      expect('X-05').toBe(1) // test('X-06')
    })`
  expect(titlesIn('a.test.ts', source).map(found => found.title)).toEqual([
    'X-01 moves',
    'X-02 rests',
    'X-03 … sleeps',
    'X-04 eats',
  ])
})

test('a skipped test proves no rule', () => {
  expect(titlesIn('a.test.ts', `test.skip('X-01', f); describe.todo('X-02'); it('X-03', f)`)).toEqual([
    { file: 'a.test.ts', title: 'X-03' },
  ])
})

test('a rule without a test is said in one sentence', () => {
  expect(faultsOf([book], titled('X-01 moves'))).toEqual([
    'Rule X-02 has no test: write one whose title carries X-02 (docs/rules/tin.md).',
  ])
})

test('an id that no rulebook has is said, unless its letter is not a game', () => {
  expect(faultsOf([book], titled('X-01', 'X-02', 'X-99', 'Y-01'))).toEqual([
    'The test "X-99" in a.test.ts names X-99, which no rulebook has.',
  ])
})

test('a rule written twice is said', () => {
  const twice = pageOf('b.md', '- **X-01** one\n- **X-01** two')
  expect(faultsOf([twice], titled('X-01'))).toEqual(['Rule X-01 stands more than once (b.md).'])
})

test('no rulebook, no faults', () => {
  expect(faultsOf([], titled('T-01 anything'))).toEqual([])
})

test('the report lists each rule with its tests and does not depend on their order', () => {
  const titles = titled('X-01 | b', 'X-01 a', 'X-02')
  const report = renderCoverage([book], titles)
  expect(report).toContain('| X-01 | A hero moves one room. | X-01 \\| b (a.test.ts)<br>X-01 a (a.test.ts) |')
  expect(report).toContain('| X-02 R | A hero rests. | X-02 (a.test.ts) |')
  expect(renderCoverage([book], titles.toReversed())).toBe(report)
})
