import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

/** About this many bytes for every thousand pixels. */
const DENSITY = 60
/** Sharp enough for dense screens, but no card larger than this many pixels; covers are shown larger. */
const SCALE = 1.8
const MOST_PIXELS = 270_000
const COVER_PIXELS = 440_000

function printed({ game, width, height }: Scene): {
  readonly width: number
  readonly height: number
} {
  const most = game === 'covers' ? COVER_PIXELS : MOST_PIXELS
  const scale = Math.min(SCALE, Math.sqrt(most / (width * height)))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Prints an SVG to WebP in the page: the best quality that keeps to the budget. */
export async function print(page: Page, svg: string, scene: Scene): Promise<Buffer> {
  const { width, height } = printed(scene)
  const budget = (width * height * DENSITY) / 1000
  // A string, because this runs in the page, where the types of a page hold.
  const encoded: string = await page.evaluate(
    `(${inPage})(${JSON.stringify(svg)}, ${width}, ${height}, ${budget})`,
  )
  return Buffer.from(encoded, 'base64')
}

const inPage = `async (svg, width, height, budget) => {
  const image = new Image()
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  let blob
  for (const quality of [0.8, 0.7, 0.6, 0.5, 0.42, 0.36, 0.3]) {
    blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/webp', quality))
    if (blob.size <= budget) break
  }
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}`
