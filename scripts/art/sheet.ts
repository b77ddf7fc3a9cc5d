import type { Page } from 'playwright-core'
import { compose } from './compose.ts'
import type { Scene } from './scene.ts'

/** All the pictures side by side, as large as they are shown. */
export async function sheet(page: Page, scenes: readonly Scene[], file: string): Promise<void> {
  const cells = scenes.map(scene => {
    const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(compose(scene))}`
    return `<figure><img width="${scene.width}" height="${scene.height}" src="${source}"><figcaption>${scene.slug}</figcaption></figure>`
  })
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#ecdcb6;font:12px sans-serif}figure{margin:0}</style>${cells.join('')}`,
  )
  await page.evaluate('Promise.all([...document.images].map(image => image.decode()))')
  await page.screenshot({ path: file, fullPage: true })
}
