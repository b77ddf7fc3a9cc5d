import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SCREENS = new URL('../src/web/styles/screens.css', import.meta.url)

/** Lets styles name the sizes of screens, as `screens.css` defines them: no browser knows `@custom-media` yet. */
export function customMedia(): Plugin {
  const defined = readFileSync(SCREENS, 'utf8').matchAll(/@custom-media (--[\w-]+) (.+);/g)
  const sizes = new Map(Array.from(defined, ([, name = '', query = '']) => [`(${name})`, query]))
  return {
    name: 'undercroft-custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: code =>
        code.replace(/@(?:media|container)[^{]+/g, query => query.replace(/\(--[\w-]+\)/g, sizeOf)),
    },
  }

  function sizeOf(name: string): string {
    const size = sizes.get(name)
    if (size === undefined) throw new Error(`${SCREENS.pathname} defines no ${name}.`)
    return size
  }
}

const STYLES = new URL('../src/web/styles/index.css', import.meta.url)

/** Begins every style with the order of the layers: whichever is loaded first decides it. */
export function layerOrder(): Plugin {
  const [order = ''] = /^@layer [^;{]+;/m.exec(readFileSync(STYLES, 'utf8')) ?? []
  return {
    name: 'undercroft-layer-order',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${order}${String(file.source)}`
    },
  }
}
