/**
 * Builds the terminal for the package, into the folder named or `built/cli`: plain JavaScript, each game a file of its
 * own. Another file named after the folder is built in the place of the terminal, such as a server to be measured.
 */
import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const [, , outDir = 'built/cli', main = 'src/cli/main.ts'] = process.argv
const root = fileURLToPath(new URL('..', import.meta.url))

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    // All in one folder, as deep in the package as the sources are: what they read beside them is found.
    rolldownOptions: {
      input: [main, 'src/server/threads/thread.ts', 'src/sim/game-thread.ts', 'src/sim/lab/chunk-thread.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

// What reports of the laboratory look nice with.
for (const [from, to] of [
  ['src/sim/report/pictures', 'pictures'],
  ['src/web/fonts', 'fonts'],
])
  cpSync(join(root, from), resolve(root, outDir, to), { recursive: true })
