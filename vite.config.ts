import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { fewChunks } from './scripts/chunks.ts'
import { offline } from './scripts/offline.ts'
import { customMedia, layerOrder } from './scripts/styles.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('src/web'),
  // Relative, so that the page works from any folder of any host.
  base: './',
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    rolldownOptions: fewChunks,
  },
  worker: { format: 'es', rolldownOptions: fewChunks },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [customMedia(), layerOrder(), offline()],
  server: { port: 4100 },
  preview: { port: 4100 },
})
