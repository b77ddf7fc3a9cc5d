/** Writes docs/rules-coverage.md; with --check, only says what is missing. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsOf, renderCoverage } from './rules/coverage.ts'
import { pageOf } from './rules/rulebook.ts'
import { titlesIn } from './rules/titles.ts'

const root = process.env['UNDERCROFT_ROOT'] ?? fileURLToPath(new URL('..', import.meta.url))
const REPORT = 'docs/rules-coverage.md'

// A folder below holds the same rules in another language.
const books = filesUnder('docs/rules', '.md')
  .filter(file => dirname(file) === 'docs/rules')
  .map(file => pageOf(file, read(file)))
  .filter(book => book.rules.length > 0)
const titles = ['src', 'test']
  .flatMap(folder => filesUnder(folder, '.test.ts'))
  .flatMap(file => titlesIn(file, read(file)))

if (process.argv.includes('--check')) check()
else if (books.length > 0) writeFileSync(join(root, REPORT), renderCoverage(books, titles))

function check(): void {
  const faults = faultsOf(books, titles)
  if (
    books.length > 0 &&
    (!existsSync(join(root, REPORT)) || read(REPORT) !== renderCoverage(books, titles))
  ) {
    faults.push(`${REPORT} is out of date: run "npm run rules".`)
  }
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

function filesUnder(folder: string, ending: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending) && !name.includes('node_modules'))
    .map(name => relative(root, join(root, folder, name)).replaceAll(sep, '/'))
    .toSorted()
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
