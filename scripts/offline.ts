import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the service worker with the list of everything that was built, so that one visit is enough to go offline. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'undercroft-offline',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir
    },
    generateBundle(_, bundle) {
      const copied = readdirSync(folder)
      const files = [...Object.keys(bundle), ...copied].filter(name => !name.endsWith('.map'))
      const version = createHash('sha256').update(files.toSorted().join('\n'))
      for (const name of copied) version.update(readFileSync(join(folder, name)))
      for (const name of files) {
        const built = bundle[name]
        if (built) version.update(built.type === 'chunk' ? built.code : built.source)
      }
      const source = readFileSync(new URL('./offline-worker.js', import.meta.url), 'utf8')
        .replace('__FILES__', JSON.stringify(['./', ...files.filter(name => name !== 'index.html')]))
        .replace('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)))
      this.emitFile({ type: 'asset', fileName: 'offline.js', source })
    },
  }
}
