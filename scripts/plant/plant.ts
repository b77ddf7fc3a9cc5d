/**
 * Plants one new foe of One Deck Dungeon, one new tile of Dungeon in a Tin and a tiny fourth game into a copy of the
 * sources, by exactly the steps that CONTRIBUTING.md and docs/adding-a-game.md tell: whatever else such a thing needs
 * shows here.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SEEDS = join(ROOT, 'test/fixtures/plant')

/** What was planted, to be run there. */
const TESTS = {
  'games.test.ts': 'src/games/planted.test.ts',
  'page.test.ts': 'src/web/games/planted.test.ts',
}
export const PLANTED_TESTS: readonly string[] = [...Object.values(TESTS), 'src/games/pebbles/pebbles.test.ts']

/** A copy of all sources in this folder, with everything planted. */
export function plantInto(folder: string): void {
  copySources(folder)
  plantFoe(folder)
  plantTile(folder)
  plantGame(folder)
  for (const [from, to] of Object.entries(TESTS)) copyFileSync(join(SEEDS, 'tests', from), join(folder, to))
}

function copySources(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file), { force: true, recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir')
  // What is planted there is not planted once more.
  rmSync(join(folder, 'test/fixtures/plant'), { recursive: true })
  rmSync(join(folder, 'test/plant.test.ts'), { force: true })
}

/** One entry, in the middle of the list, and one picture. */
function plantFoe(folder: string): void {
  insert(folder, 'src/games/onedeck/content/foes.ts', "  {\n    id: 'ogre',", seed('mimic.txt'))
  copyPicture(folder, 'src/web/games/onedeck/art', 'ooze', 'mimic')
}

function plantTile(folder: string): void {
  insert(folder, 'src/games/tin/content/tiles.ts', "  tile(\n    { id: 'gallery',", seed('belfry.txt'))
  copyPicture(folder, 'src/web/games/tin/art', 'stairwell', 'belfry')
}

/** Its two folders with its rulebook, its covers, and a line in each of the two lists. */
function plantGame(folder: string): void {
  cpSync(join(SEEDS, 'game'), folder, { recursive: true })
  for (const end of ['', '-mark', '-won', '-lost'])
    copyFileSync(
      join(folder, `src/web/games/tin/cover/tin${end}.webp`),
      join(folder, `src/web/games/pebbles/cover/pebbles${end}.webp`),
    )
  insert(
    folder,
    'src/games/loaders.ts',
    '  tin: ',
    "  pebbles: () => import('./pebbles/index.ts').then(game => game.pebblesKit),\n",
  )
  insert(folder, 'src/web/games/list.ts', 'export { tin }', "export { pebbles } from './pebbles/index.ts'\n")
}

function seed(file: string): string {
  return readFileSync(join(SEEDS, file), 'utf8')
}

function insert(folder: string, file: string, before: string, text: string): void {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(before).length !== 2) throw new Error(`"${before}" does not stand once in ${file}`)
  writeFileSync(
    path,
    source.replace(before, () => text + before),
  )
}

function copyPicture(folder: string, shelf: string, from: string, to: string): void {
  copyFileSync(join(folder, shelf, `${from}.webp`), join(folder, shelf, `${to}.webp`))
}
