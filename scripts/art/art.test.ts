import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import { focusOf, SHELVES } from './focus.ts'
import { digest, fileOf, focusFile, readManifest } from './manifest.ts'
import { SCENES } from './scenes/index.ts'

const manifest = readManifest()
const names = SCENES.map(({ game, slug }) => `${game}/${slug}`)

// When one of these fails: run "npm run art" and commit what it writes.
describe('the pictures', () => {
  test('have names of their own', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(manifest).toSorted()).toEqual(names.toSorted())
  })

  test.each(SCENES.map(scene => [`${scene.game}/${scene.slug}`, scene] as const))(
    '%s is printed from its scene',
    (name, scene) => {
      const file = fileOf(name)
      expect(existsSync(file)).toBe(true)
      expect(manifest[name]?.scene).toBe(digest(compose(scene)))
      expect(manifest[name]?.file).toBe(digest(readFileSync(file)))
    },
  )

  test('say where to look in them', () => {
    for (const shelf of SHELVES) expect(readFileSync(focusFile(shelf), 'utf8')).toBe(focusOf(shelf, SCENES))
  })

  test('stay light', () => {
    const sizes = names.map(name => statSync(fileOf(name)).size)
    expect(Math.max(...sizes)).toBeLessThan(34_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_600_000)
  })
})
