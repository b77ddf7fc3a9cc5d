/**
 * Draws every picture whose scene has changed: `npm run art`. `--all` draws them all again, `--sheet <file> [part]`
 * only puts those whose name has that part side by side into one PNG, to look at.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../../test/components/browser.ts'
import { compose } from './compose.ts'
import { ART, digest, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { print } from './press.ts'
import type { Scene } from './scene.ts'
import { SCENES } from './scenes/index.ts'
import { sheet } from './sheet.ts'
import { tables } from './tables.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, sheet: { type: 'string' } },
})

const nameOf = ({ game, slug }: Scene): string => `${game}/${slug}`
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  if (values.sheet === undefined) await drawAll(values.all)
  else await sheet(page, SCENES.filter(chosen), values.sheet)

  async function drawAll(again: boolean): Promise<void> {
    const before = readManifest()
    const after: Manifest = {}
    for (const scene of SCENES) {
      const svg = compose(scene)
      const name = nameOf(scene)
      const file = join(ART, `${name}.webp`)
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
    tidy(after)
  }
} finally {
  await browser.close()
}

function chosen(scene: Scene): boolean {
  return positionals.length === 0 || positionals.some(part => nameOf(scene).includes(part))
}

/** Writes the lists, and takes away pictures that no scene asks for any more. */
function tidy(manifest: Manifest): void {
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  for (const [name, text] of tables(SCENES)) {
    const file = join(ART, name)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  for (const name of readdirSync(ART, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.webp') && !(name.slice(0, -5) in manifest)) rmSync(join(ART, name))
  }
  const total = Object.values(manifest).reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${Object.keys(manifest).length} pictures, ${Math.round(total / 1000)} kB`)
}
