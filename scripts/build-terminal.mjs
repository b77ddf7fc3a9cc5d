/** Builds the terminal for the package, into the folder named or `built/cli`: plain JavaScript, each game a file of its own. */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/cli/main.ts',
    outDir: process.argv[2] ?? 'built/cli',
    emptyOutDir: true,
    target: 'node20',
    // All in one folder, as deep in the package as the sources are: what they read beside them is found.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
