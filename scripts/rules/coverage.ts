import type { Rule } from '../../src/games/rulebook.ts'
import { idsIn, type Page } from './rulebook.ts'
import type { Title } from './titles.ts'

const FIRST_WORDS = 12

/** One sentence for each rule without a test, each id that no rulebook has, and each id given twice. */
export function faultsOf(books: readonly Page[], titles: readonly Title[]): string[] {
  const rules = books.flatMap(book => book.rules.map(rule => ({ ...rule, file: book.file })))
  const known = new Set(rules.map(rule => rule.id))
  const prefixes = new Set([...known].map(prefixOf))
  const tested = new Set(titles.flatMap(({ title }) => idsIn(title)))
  const twice = rules.filter((rule, index) => rules.findIndex(other => other.id === rule.id) !== index)
  const untested = rules.filter(rule => !tested.has(rule.id))
  const unknown = titles.flatMap(({ file, title }) =>
    idsIn(title)
      .filter(id => prefixes.has(prefixOf(id)) && !known.has(id))
      .map(id => `The test "${title}" in ${file} names ${id}, which no rulebook has.`),
  )
  return [
    ...twice.map(({ id, file }) => `Rule ${id} stands more than once (${file}).`),
    ...untested.map(
      ({ id, file }) => `Rule ${id} has no test: write one whose title carries ${id} (${file}).`,
    ),
    ...unknown,
  ]
}

/** docs/rules-coverage.md. The same rules and titles give the same bytes, in whatever order files were found. */
export function renderCoverage(books: readonly Page[], titles: readonly Title[]): string {
  const pages = books.toSorted((a, b) => compare(a.file, b.file)).map(book => renderBook(book, titles))
  return [
    '# Rules and their tests',
    '',
    'Written by `npm run rules`. An R marks a ruling of this project where the printed rules are silent.',
    '',
    ...pages,
  ].join('\n')
}

function renderBook(book: Page, titles: readonly Title[]): string {
  const rows = book.rules.map(rule => {
    const name = rule.ruling ? `${rule.id} R` : rule.id
    return `| ${name} | ${cell(firstWords(rule))} | ${testsOf(rule, titles)} |`
  })
  return [`## ${book.title}`, '', '| Rule | Says | Tested by |', '| --- | --- | --- |', ...rows, ''].join(
    '\n',
  )
}

function testsOf(rule: Rule, titles: readonly Title[]): string {
  const found = titles
    .filter(({ title }) => idsIn(title).includes(rule.id))
    .map(({ file, title }) => `${cell(title)} (${file})`)
  return [...new Set(found)].toSorted(compare).join('<br>')
}

function firstWords({ text }: Rule): string {
  const words = text.split(/\s+/)
  return words.length > FIRST_WORDS ? `${words.slice(0, FIRST_WORDS).join(' ')} …` : text
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

// Not localeCompare: the order must not depend on the machine's language.
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
