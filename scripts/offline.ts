import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/** Writes the service worker with the list of everything that was built, so that one visit is enough to go offline. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'undercroft-offline',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir
    },
    generateBundle: {
      // Chunks that turned out to be nothing but styles are taken away before: what is listed must be there.
      order: 'post',
      handler(_, bundle) {
        const copied = readdirSync(folder)
        const files = [...inOrder(bundle), ...copied].filter(name => !name.endsWith('.map'))
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
    },
  }
}

/** What home needs, then what can be done from there, and the pictures of the games last. */
function inOrder(bundle: Rollup.OutputBundle): string[] {
  const shell = new Set<string>()
  const take = (name: string) => {
    const built = bundle[name]
    if (built?.type !== 'chunk' || shell.has(name)) return
    shell.add(name)
    for (const style of built.viteMetadata?.importedCss ?? []) shell.add(style)
    for (const needed of built.imports) take(needed)
  }
  for (const built of Object.values(bundle)) if (built.type === 'chunk' && built.isEntry) take(built.fileName)
  const rank = (name: string) => (shell.has(name) ? 0 : name.endsWith('.webp') ? 2 : 1)
  return Object.keys(bundle).toSorted((a, b) => rank(a) - rank(b))
}
