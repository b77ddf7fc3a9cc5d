import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterEach, expect, test } from 'vitest'
import config from '../.dependency-cruiser.mjs'

/** A file and what it imports. */
type Tree = Record<string, readonly string[]>

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The names of the rules that a planted tree breaks. */
async function brokenBy(tree: Tree): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-imports-'))
  folders.push(folder)
  const targets = Object.values(tree)
    .flat()
    .filter(target => target.startsWith('src/') || target.startsWith('test/'))
  const files = { ...Object.fromEntries(targets.map(target => [target, []])), ...tree }
  for (const [file, imports] of Object.entries(files)) plant(folder, file, imports)
  const { tsConfig: _, ...options } = config.options ?? {}
  const { output } = await cruise(['src'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  })
  if (typeof output === 'string') throw new Error(output)
  return [...new Set(output.summary.violations.map(violation => violation.rule.name))].toSorted()
}

function plant(folder: string, file: string, imports: readonly string[]): void {
  const up = '../'.repeat(file.split('/').length - 1)
  const lines = imports.map(target => `import '${target.includes('/') ? up + target : target}'`)
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${lines.join('\n')}\nexport {}\n`)
}

test.each<[rule: string, from: string, to: string]>([
  ['engine-alone', 'src/engine/match.ts', 'src/games/index.ts'],
  ['engine-alone', 'src/engine/match.ts', 'src/bots/greedy.ts'],
  ['no-machine', 'src/engine/hash.ts', 'node:crypto'],
  ['no-machine', 'src/games/tin/rules/turn.ts', 'fs'],
  ['no-machine', 'src/bots/random.ts', 'node:os'],
  ['no-machine', 'src/web/shell/main.ts', 'node:path'],
  ['content-is-data', 'src/games/tin/content/cards.ts', 'src/games/tin/rules/turn.ts'],
  ['content-is-data', 'src/games/tin/content/cards.ts', 'src/engine/rng.ts'],
  ['rules-know-content', 'src/games/tin/rules/turn.ts', 'src/games/tin/view.ts'],
  ['rules-know-content', 'src/games/tin/rules/turn.ts', 'src/games/tin/text/en.ts'],
  ['rules-front-door', 'src/games/tin/view.ts', 'src/games/tin/rules/turn.ts'],
  ['rules-front-door', 'src/games/tin/text/en.ts', 'src/games/tin/rules/turn.ts'],
  ['rules-front-door', 'src/games/tin/advice.ts', 'src/games/tin/rules/turn.ts'],
  ['own-game-only', 'src/games/tin/view.ts', 'src/games/oak/view.ts'],
  ['own-game-only', 'src/games/tin/tin.test.ts', 'src/games/oak/index.ts'],
  ['own-game-only', 'src/games/tin/index.ts', 'src/games/index.ts'],
  ['games-on-engine', 'src/games/tin/index.ts', 'src/sim/runner.ts'],
  ['games-on-engine', 'src/games/index.ts', 'src/server/http.ts'],
  ['games-front-door', 'src/cli/play.ts', 'src/games/tin/rules/turn.ts'],
  ['games-front-door', 'src/server/rooms.ts', 'src/games/tin/index.ts'],
  ['bots-on-engine', 'src/bots/greedy.ts', 'src/games/index.ts'],
  ['web-without-rules', 'src/web/shell/main.ts', 'src/games/tin/rules/turn.ts'],
  ['web-without-server', 'src/web/worker.ts', 'src/server/rooms.ts'],
  ['web-speaks-protocol', 'src/web/shell/main.ts', 'src/table/table.ts'],
  ['web-speaks-protocol', 'src/web/table/hint.ts', 'src/bots/greedy.ts'],
  ['picture-from-sights', 'src/table/reading/picture.ts', 'src/engine/play.ts'],
  ['picture-from-sights', 'src/table/reading/picture.ts', 'src/table/table.ts'],
  ['picture-from-sights', 'src/table/change.ts', 'src/engine/match.ts'],
  ['table-on-engine', 'src/table/table.ts', 'src/games/index.ts'],
  ['table-on-engine', 'src/table/table.ts', 'src/cli/io.ts'],
  ['web-is-outermost', 'src/server/http.ts', 'src/web/shell/main.ts'],
  ['cli-is-outermost', 'src/sim/runner.ts', 'src/cli/main.ts'],
  ['testing-in-tests', 'src/sim/runner.ts', 'src/testing/pig.ts'],
  ['src-ships-alone', 'src/sim/runner.ts', 'test/components.ts'],
  ['no-missing', 'src/sim/runner.ts', './nowhere.ts'],
])('the import table knows %s: %s may not import %s', async (rule, from, to) => {
  expect(await brokenBy({ [from]: [to] })).toContain(rule)
})

test('two files that import each other are a circle', async () => {
  const circle = { 'src/engine/a.ts': ['src/engine/b.ts'], 'src/engine/b.ts': ['src/engine/a.ts'] }
  expect(await brokenBy(circle)).toEqual(['no-circle'])
})

test('the page may not reach rules by a detour either, but its worker may', async () => {
  const registry = {
    'src/games/index.ts': ['src/games/tin/index.ts'],
    'src/games/tin/index.ts': ['src/games/tin/rules/turn.ts'],
  }
  expect(await brokenBy({ ...registry, 'src/web/table/board.ts': ['src/games/index.ts'] })).toEqual([
    'web-without-rules',
  ])
  expect(await brokenBy({ ...registry, 'src/web/worker.ts': ['src/games/index.ts'] })).toEqual([])
})

test('the imports that the design asks for are allowed', async () => {
  const tree = {
    'src/games/tin/content/cards.ts': ['src/games/tin/types.ts', 'src/engine/types.ts'],
    'src/games/tin/rules/turn.ts': [
      'src/engine/rng.ts',
      'src/games/tin/content/cards.ts',
      'src/games/tin/types.ts',
    ],
    'src/games/tin/view.ts': ['src/games/tin/rules/index.ts', 'src/games/tin/content/cards.ts'],
    'src/games/tin/index.ts': ['src/games/tin/rules/turn.ts', 'src/games/tin/view.ts'],
    'src/games/tin/tin.test.ts': ['src/testing/kit.ts', 'node:fs'],
    'src/games/index.ts': ['src/games/tin/index.ts'],
    'src/bots/greedy.ts': ['src/engine/types.ts'],
    'src/cli/main.ts': ['src/games/index.ts', 'src/bots/greedy.ts', 'node:fs'],
    'src/table/table.ts': ['src/engine/match.ts', 'src/bots/greedy.ts'],
    'src/web/worker/host.ts': ['src/table/table.ts'],
    'src/table/reading/picture.ts': ['src/table/sight.ts', 'src/engine/result.ts', 'src/table/change.ts'],
    'src/web/table/wire.ts': ['src/table/protocol.ts', 'src/table/page-line.ts'],
  }
  expect(await brokenBy(tree)).toEqual([])
})
