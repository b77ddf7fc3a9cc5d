/** A board on a screen that is not high enough for it. */

/** Lines of a drawing, in contrast to what is told beside it. */
const DRAWN = /[─│┌┐└┘├┤┬┴┼]/
const HERO = '@'

/** Less of a drawing shows nothing; a line above it and the last one are always there. */
const LEAST_DRAWN = 7
const LEAST = LEAST_DRAWN + 2

/** So many rows a board wants before anything else: a drawing shows enough by a part of it. */
export function leastOf(board: readonly string[]): number {
  return board.some(isDrawn) ? Math.min(LEAST, board.length) : board.length
}

/** The lines of a board that fit into so many rows; empty ones go first, and the last tells how to see all. */
export function fitted(board: readonly string[], rows: number): string[] {
  if (board.length <= rows) return [...board]
  const told = board.filter(line => line.trim() !== '')
  if (told.length <= rows) return told
  const room = Math.max(LEAST, rows) - 1
  const cropped = cropDrawing(told, room)
  // What matters most stands beside a drawing at the top, and without one nearest to the question.
  const kept = cropped.some(isDrawn) ? cropped.slice(0, room) : cropped.slice(-room)
  return [...kept, `(${told.length - kept.length} more lines: board)`]
}

function isDrawn(line: string): boolean {
  return DRAWN.test(line)
}

/** The drawing loses its edges, so that the hero stays in the middle. */
function cropDrawing(board: readonly string[], rows: number): readonly string[] {
  const first = board.findIndex(isDrawn)
  if (first < 0) return board
  const end = board.findLastIndex(isDrawn) + 1
  const height = Math.max(LEAST_DRAWN, end - first - (board.length - rows))
  const drawing = board.slice(first, end)
  const hero = drawing.findIndex(line => line.includes(HERO))
  const middle = hero < 0 ? Math.floor(drawing.length / 2) : hero
  const from = Math.max(0, Math.min(middle - Math.floor(height / 2), drawing.length - height))
  return [...board.slice(0, first), ...drawing.slice(from, from + height), ...board.slice(end)]
}
