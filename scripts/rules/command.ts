/** The rules and the tests of a whole project, laid side by side. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { faultsOf, renderCoverage } from './coverage.ts'
import { type Page, pageOf } from './rulebook.ts'
import { type Title, titlesIn } from './titles.ts'

const REPORT = 'docs/rules-coverage.md'

/** One sentence for each thing that is wrong. */
export function faultsIn(root: string): string[] {
  const { books, titles } = read(root)
  const report = join(root, REPORT)
  const isStale =
    books.length > 0 &&
    (!existsSync(report) || readFileSync(report, 'utf8') !== renderCoverage(books, titles))
  return [...faultsOf(books, titles), ...(isStale ? [`${REPORT} is out of date: run "npm run rules".`] : [])]
}

export function writeReport(root: string): void {
  const { books, titles } = read(root)
  if (books.length > 0) writeFileSync(join(root, REPORT), renderCoverage(books, titles))
}

function read(root: string): { books: Page[]; titles: Title[] } {
  const text = (file: string) => readFileSync(join(root, file), 'utf8')
  // A folder below holds the same rules in another language.
  const books = filesUnder(root, 'docs/rules', '.md')
    .filter(file => dirname(file) === 'docs/rules')
    .map(file => pageOf(file, text(file)))
    .filter(book => book.rules.length > 0)
  const titles = ['src', 'test']
    .flatMap(folder => filesUnder(root, folder, '.test.ts'))
    .flatMap(file => titlesIn(file, text(file)))
  return { books, titles }
}

function filesUnder(root: string, folder: string, ending: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending) && !name.includes('node_modules'))
    .map(name => relative(root, join(root, folder, name)).replaceAll(sep, '/'))
    .toSorted()
}
