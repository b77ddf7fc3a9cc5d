import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LOADERS } from '../src/games/loaders.ts'

const WEB = fileURLToPath(new URL('../src/web/', import.meta.url))
const GAMES = Object.keys(LOADERS)

/** The list of games, and the gallery, which shows parts as games use them. */
const LISTS = /^(games\/list\.ts$|parts\/gallery\/)/
const OWN = new RegExp(`^games/(${GAMES.join('|')})/`)
const NAMED = new RegExp(`['"/](${GAMES.join('|')})['"/]`)

test('what the page shares between games names none of them', () => {
  const shared = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .filter(file => !LISTS.test(file) && !OWN.test(file))
  expect(shared.length).toBeGreaterThan(50)
  expect(shared.filter(file => NAMED.test(readFileSync(WEB + file, 'utf8')))).toEqual([])
})
