import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MONSTERS } from '../../src/games/dungeon/content/monsters.ts'
import { DUNGEONS } from '../../src/games/onedeck/content/dungeons.ts'
import { FOES } from '../../src/games/onedeck/content/foes.ts'
import { HEROES } from '../../src/games/onedeck/content/heroes.ts'
import { PERILS } from '../../src/games/onedeck/content/perils.ts'
import { artOf } from '../../src/web/art/art.ts'
import { compose } from './compose.ts'
import { ART, digest, readManifest } from './manifest.ts'
import { SCENES } from './scenes/index.ts'
import { tables } from './tables.ts'

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
      const file = join(ART, `${name}.webp`)
      expect(existsSync(file)).toBe(true)
      expect(manifest[name]?.scene).toBe(digest(compose(scene)))
      expect(manifest[name]?.file).toBe(digest(readFileSync(file)))
    },
  )

  test('are listed as they are', () => {
    for (const [name, text] of tables(SCENES)) {
      expect(readFileSync(join(ART, name), 'utf8')).toBe(text)
    }
  })

  test('stay light', () => {
    const sizes = names.map(name => statSync(join(ART, `${name}.webp`)).size)
    expect(Math.max(...sizes)).toBeLessThan(34_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_600_000)
  })
})

describe('every name in the games has a picture', () => {
  const classes = ['Rogue', 'Cleric', 'Fighter', 'Wizard']
  const wanted = [
    ...[...MONSTERS.map(({ name }) => name), ...classes].map(name => ['dungeon', name] as const),
    ...[...FOES, ...PERILS, ...HEROES, ...DUNGEONS, ...DUNGEONS.map(({ boss }) => boss)].map(
      ({ name }) => ['onedeck', name] as const,
    ),
    ['onedeck', 'Stairs'] as const,
    ...['dungeon', 'onedeck', 'tin'].flatMap(id =>
      [id, `${id} mark`, `${id} won`, `${id} lost`].map(name => ['covers', name] as const),
    ),
    ['covers', 'tin late'] as const,
    ...['Imp', 'Helmeted imp', 'Fiend', 'Helmeted fiend', 'Princess', 'Merchant', 'Stairwell'].map(
      name => ['tin', name] as const,
    ),
  ]
  test.each(wanted)('%s: %s', (game, name) => {
    const art = artOf(game, name)
    expect(art).not.toBeNull()
    expect(art && existsSync(new URL(art.src))).toBe(true)
  })

  test('and a name without one says so', () => {
    expect(artOf('dungeon', 'Nobody')).toBeNull()
    expect(artOf('dungeon', 'constructor')).toBeNull()
  })
})
