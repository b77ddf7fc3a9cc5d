/** The small pictures and the fonts that a report holds. */
import { fontsOf } from '../../../sim/report/fonts.ts'
import type { Looks } from './found.ts'

const PICTURES = import.meta.glob<string>('../../../sim/report/pictures/*/*.{webp,svg}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const FONTS = import.meta.glob<string>('../../fonts/*-normal.woff2', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

export async function looksOf(game: string): Promise<Looks> {
  const own = Object.entries(PICTURES).filter(([path]) => path.includes(`/${game}/`))
  const outlines = new Set(
    own
      .map(([path]) => path)
      .filter(path => path.endsWith('.svg'))
      .map(nameIn),
  )
  const [pictures, fonts] = await Promise.all([fetched(own), fetched(Object.entries(FONTS))])
  return {
    pictures: name => {
      const data = pictures.get(name)
      return data === undefined
        ? null
        : `data:image/${outlines.has(name) ? 'svg+xml' : 'webp'};base64,${data}`
    },
    fonts: fontsOf(file => fonts.get(file) ?? null),
  }
}

/** As base64, by the names of the files; what does not come a report can do without. */
async function fetched(files: readonly [path: string, url: string][]): Promise<Map<string, string>> {
  const found = await Promise.all(
    files.map(async ([path, url]) => {
      const answer = await fetch(url).catch(() => null)
      return answer?.ok ? [[nameIn(path), base64Of(await answer.arrayBuffer())] as const] : []
    }),
  )
  return new Map(found.flat())
}

function nameIn(path: string): string {
  return /([^/]+)\.\w+$/.exec(path)?.[1] ?? path
}

function base64Of(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join(''))
}
