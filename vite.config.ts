import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { customMedia } from './scripts/custom-media.ts'
import { offline } from './scripts/offline.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('src/web'),
  // Relative, so that the page works from any folder of any host.
  base: './',
  build: { outDir: at('dist'), emptyOutDir: true, target: 'es2023', assetsInlineLimit: 2048 },
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [customMedia(), offline()],
  server: { port: 4100 },
  preview: { port: 4100 },
})
