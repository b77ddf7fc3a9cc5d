/** The lines into which a text breaks. */
import type { Box } from '../box.ts'

export function linesOf(text: Text): Box[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
}
