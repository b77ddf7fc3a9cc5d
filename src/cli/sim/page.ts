/** A report as a page, with the pictures and fonts that stand beside the terminal. */
import { existsSync, readFileSync } from 'node:fs'
import type { AnyKit } from '../../engine/types.ts'
import { sizeOf } from '../../sim/lab/range.ts'
import { fontsOf } from '../../sim/report/fonts.ts'
import { type Given, reportOf } from '../../sim/report/page.ts'
import type { Write } from './out.ts'

/** Beside what was built, or else among the sources. */
const FONTS = ['./fonts/', '../../web/fonts/']
const PICTURES = ['./pictures/', '../../sim/report/pictures/']

interface Made extends Pick<Given, 'language'> {
  /** What makes so many games again. */
  readonly commandFor: (games: number) => string
}

export function reportFor(kit: AnyKit, { commandFor, language }: Made): Write {
  const pictures = (name: string) => {
    if (!ID.test(name)) return null
    const found = TYPES.map(([end, type]) => ({
      type,
      data: dataOf(PICTURES, `${kit.facts.id}/${name}.${end}`),
    }))
    const shown = found.find(({ data }) => data !== null)
    return shown ? `data:image/${shown.type};base64,${shown.data}` : null
  }
  return (study, progress) => {
    const fonts = fontsOf(file => dataOf(FONTS, `${file}.woff2`))
    const command = commandFor(sizeOf(progress.played))
    return reportOf(kit, study, progress, { language, command, pictures, fonts })
  }
}

/** Prints, and outlines. */
const TYPES = [
  ['webp', 'webp'],
  ['svg', 'svg+xml'],
] as const

/** Content packs name their entries as they like: no name leads out of the folder. */
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/

function dataOf(folders: readonly string[], file: string): string | null {
  const found = folders.map(folder => new URL(folder + file, import.meta.url)).find(url => existsSync(url))
  return found ? readFileSync(found).toString('base64') : null
}
