/**
 * Draws every picture whose scene has changed: `npm run art`. `--all` draws them all again, `--sheet <file> [part]`
 * only puts those whose name has that part side by side into one PNG, to look at.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../../test/components/browser.ts'
import { compose } from './compose.ts'
import { focusOf, SHELVES } from './focus.ts'
import { digest, fileOf, focusFile, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { print } from './press.ts'
import type { Scene } from './scene.ts'
import { SCENES } from './scenes/index.ts'
import { sheet } from './sheet.ts'
import { drawThumbs } from './thumbs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, sheet: { type: 'string' } },
})

const nameOf = ({ game, slug }: Scene): string => `${game}/${slug}`
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  if (values.sheet === undefined) {
    await drawAll(values.all)
    await drawThumbs(page)
  } else await sheet(page, SCENES.filter(chosen), values.sheet)

  async function drawAll(again: boolean): Promise<void> {
    const before = readManifest()
    const after: Manifest = {}
    for (const scene of SCENES) {
      const svg = compose(scene)
      const name = nameOf(scene)
      const file = fileOf(name)
      const known = before[name]
      const made = digest(svg)
      if (!again && known?.scene === made && existsSync(file)) after[name] = known
      else {
        const printed = await print(page, svg, scene)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, printed)
        after[name] = { scene: made, file: digest(printed), bytes: printed.length }
        console.log(`${name} ${(printed.length / 1000).toFixed(1)} kB`)
      }
    }
    tidy(before, after)
  }
} finally {
  await browser.close()
}

function chosen(scene: Scene): boolean {
  return positionals.length === 0 || positionals.some(part => nameOf(scene).includes(part))
}

/** Writes what is known of the pictures, and takes away those whose scene is gone; others were never drawn here. */
function tidy(before: Manifest, after: Manifest): void {
  writeFileSync(MANIFEST, `${JSON.stringify(after, null, 2)}\n`)
  for (const shelf of SHELVES) writeFileSync(focusFile(shelf), focusOf(shelf, SCENES))
  for (const name of Object.keys(before)) {
    if (!(name in after)) rmSync(fileOf(name), { force: true })
  }
  const total = Object.values(after).reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${Object.keys(after).length} pictures, ${Math.round(total / 1000)} kB`)
}
