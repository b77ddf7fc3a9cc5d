/** Draws the pictures small, for reports of the laboratory: `npm run art` does it after drawing them large. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { SHELVES } from './focus.ts'

const ROOT = new URL('../../', import.meta.url)
const SIDE = 112

/** Cut to a square about where to look. */
const SHRINK = `async ([data, side, focus]) => {
  const image = new Image()
  image.src = data
  await image.decode()
  const [w, h] = [image.naturalWidth, image.naturalHeight]
  const cut = Math.min(w, h)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, (w - cut) / 2, (h - cut) * focus / 100, cut, cut, 0, 0, side, side)
  return canvas.toDataURL('image/webp', 0.8)
}`

export async function drawThumbs(page: Page): Promise<void> {
  for (const game of SHELVES) {
    const from = new URL(`src/web/games/${game}/art/`, ROOT)
    const to = new URL(`src/sim/report/pictures/${game}/`, ROOT)
    const focus: Record<string, number> = JSON.parse(readFileSync(new URL('focus.json', from), 'utf8'))
    mkdirSync(to, { recursive: true })
    // What else is there are outlines, which "npm run icons" writes.
    for (const file of readdirSync(to).filter(name => name.endsWith('.webp'))) rmSync(new URL(file, to))
    for (const file of readdirSync(fileURLToPath(from)).filter(name => name.endsWith('.webp'))) {
      const data = `data:image/webp;base64,${readFileSync(new URL(file, from)).toString('base64')}`
      const small = await page.evaluate<string>(
        `(${SHRINK})(${JSON.stringify([data, SIDE, focus[basename(file, '.webp')] ?? 50])})`,
      )
      writeFileSync(new URL(file, to), Buffer.from(small.slice(small.indexOf(',') + 1), 'base64'))
    }
  }
}
