import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(read('package.json'))
const dependencies: [name: string, version: string][] = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
})

// What is not ours, or not kept.
const ELSEWHERE = new Set(['node_modules', '.git', 'coverage', 'dist', 'built'])
const TEXT = /(\.(ts|tsx|js|mjs|cjs|json|md|css|html|txt|svg)|\/[^./]+|\/\.[^./]+)$/

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function textFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (ELSEWHERE.has(entry.name)) return []
    if (entry.isDirectory()) return textFiles(path)
    return entry.isFile() && TEXT.test(path.replaceAll(sep, '/')) ? [path] : []
  })
}

test('the lock file names no place that packages come from', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"')
})

// npm leaves out what it could not find, and "npm ci" then fails on every machine.
test('the lock file knows the binaries for every kind of machine', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const known = Object.keys(packages)
  const asked = known.flatMap(path => Object.keys(packages[path].optionalDependencies ?? {}))
  expect(asked.filter(name => !known.some(path => path.endsWith(`node_modules/${name}`)))).toEqual([])
})

test.each(dependencies)('%s is pinned to one version', (_name, version) => {
  expect(version).toMatch(/^(npm:[@/\w]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
})

test.each(dependencies)('%s has its reason in docs/dependencies.md', name => {
  expect(read('docs/dependencies.md')).toContain(`\n- **${name}** `)
})

test('docs/dependencies.md gives reasons only for what is there', () => {
  const named = [...read('docs/dependencies.md').matchAll(/^- \*\*(.+?)\*\* /gm)].map(match => match[1] ?? '')
  expect(named.toSorted()).toEqual(dependencies.map(([name]) => name).toSorted())
})

test('no file remembers the machine it was written on', () => {
  // In pieces, so that this file does not find itself.
  const homes = [['work'], ['root'], ['home', '[a-z]+'], ['Users', '[A-Za-z]+']]
  const place = new RegExp(`(?<![\\w.*/-])/(${homes.map(parts => parts.join('/')).join('|')})/`)
  const files = textFiles()
  expect(files.length).toBeGreaterThan(20)
  const found = files.filter(file => place.test(readFileSync(file, 'utf8')))
  expect(found.map(file => relative(root, file))).toEqual([])
})
