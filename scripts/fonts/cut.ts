import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const FONTS = fileURLToPath(new URL('../../src/web/fonts/', import.meta.url))
const STYLE = fileURLToPath(new URL('../../src/web/styles/fonts.css', import.meta.url))

/** Kerning, ligatures, and figures on the line: what the styles ask for, of all that a font can do. */
const KEPT = ['kern', 'liga', 'lnum', 'tnum']
/** Where a font names its licence. */
const LICENCE = [13, 14]

interface Font {
  readonly file: string
  readonly whole: string
}

interface Licence {
  readonly file: string
  readonly text: string
}

const fontsource = (family: string): string =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource/${family}/package.json`))

const named = (): RegExpExecArray[] => [
  ...readFileSync(STYLE, 'utf8').matchAll(/\.\.\/fonts\/(.+)-(\d+-\w+)\.woff2/g),
]

/** The fonts that the styles name, and where each comes from. */
export function fonts(): Font[] {
  return named().map(([, family = '', cut = '']) => ({
    file: join(FONTS, `${family}-${cut}.woff2`),
    whole: join(fontsource(family), `files/${family}-latin-${cut}.woff2`),
  }))
}

/** The licence asks to lie beside every copy. */
export function licences(): Licence[] {
  return [...new Set(named().map(([, family = '']) => family))].map(family => ({
    file: join(FONTS, `${family}.LICENSE.txt`),
    text: readFileSync(join(fontsource(family), 'LICENSE'), 'utf8').replace(/\r\n/g, '\n'),
  }))
}

/** The font with these characters and no others. */
export function cut({ whole }: Font, characters: string): Promise<Buffer> {
  return subsetFont(readFileSync(whole), characters, {
    targetFormat: 'woff2',
    keepFeatures: KEPT,
    preserveNameIds: LICENCE,
  })
}
