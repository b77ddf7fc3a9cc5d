/** A report as a page, with the pictures and fonts that stand beside the terminal. */
import { existsSync, readFileSync } from 'node:fs'
import type { AnyKit } from '../../engine/types.ts'
import { type Given, reportOf } from '../../sim/report/page.ts'
import type { Write } from './out.ts'

/** Beside what was built, or else among the sources. */
const FONTS = ['./fonts/', '../../web/fonts/']
const PICTURES = ['./pictures/']

const FACES = [
  ['Grenze Gotisch', 700, 'grenze-gotisch-700-normal'],
  ['Alegreya Sans', 500, 'alegreya-sans-500-normal'],
  ['Alegreya Sans', 700, 'alegreya-sans-700-normal'],
] as const

export function reportFor(kit: AnyKit, given: Pick<Given, 'command' | 'language'>): Write {
  const pictures = (name: string) => {
    const data = ID.test(name) ? dataOf(PICTURES, `${kit.facts.id}/${name}.webp`) : null
    return data === null ? null : `data:image/webp;base64,${data}`
  }
  return (study, progress) => reportOf(kit, study, progress, { ...given, pictures, fonts: fonts() })
}

/** Content packs name their entries as they like: no name leads out of the folder. */
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/

function fonts(): string {
  return FACES.flatMap(([family, weight, file]) => {
    const data = dataOf(FONTS, `${file}.woff2`)
    if (data === null) return []
    const src = `url(data:font/woff2;base64,${data}) format("woff2")`
    return [`@font-face{font-family:"${family}";font-weight:${weight};src:${src}}`]
  }).join('\n')
}

function dataOf(folders: readonly string[], file: string): string | null {
  const found = folders.map(folder => new URL(folder + file, import.meta.url)).find(url => existsSync(url))
  return found ? readFileSync(found).toString('base64') : null
}
