/** Text on a screen of so many columns. */

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const GAP = 3

/** How many columns the text takes; colours take none. */
export function widthOf(text: string): number {
  return Array.from(text.replaceAll(COLOUR, '')).length
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Broken between words, its own indent kept; every line after the first is indented by `hang`. */
export function wrap(text: string, width: number, hang = ''): string {
  const indent = /^\s*/.exec(text)?.[0] ?? ''
  const lines: string[] = []
  let line = indent
  for (const word of text.trim().split(/\s+/)) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`
    if (line.trim() !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = hang + word
    } else line = longer
  }
  return [...lines, line].join('\n')
}

/** Cut to the width, with a mark where something is missing. For text without colours. */
export function shorten(text: string, width: number): string {
  const letters = Array.from(text)
  return letters.length <= width
    ? text
    : `${letters
        .slice(0, Math.max(0, width - 1))
        .join('')
        .trimEnd()}…`
}

/** `1, 2 or 4`. */
export function oneOf(numbers: readonly number[]): string {
  const last = numbers.at(-1) ?? 0
  return numbers.length < 2 ? String(last) : `${numbers.slice(0, -1).join(', ')} or ${last}`
}

/** `1. fight` and so on, the numbers under each other. */
export function numbered(items: readonly string[]): string[] {
  const digits = String(items.length).length
  return items.map((item, index) => `${String(index + 1).padStart(digits + 1)}. ${item}`)
}

/** A long list of short lines as columns that are read downwards; a short list stays a list. */
export function inColumns(lines: readonly string[], width: number, from = 9): string[] {
  const all = lines.map((_, index) => index + 1)
  const fits = (rows: number) => widthsOf(lines, rows).reduce((sum, each) => sum + GAP + each, -GAP) <= width
  const rows = lines.length < from ? lines.length : (all.find(fits) ?? lines.length)
  const widths = widthsOf(lines, rows)
  return all.slice(0, rows).map((_, row) =>
    widths
      .map((each, column) => padTo(lines[column * rows + row] ?? '', each + GAP))
      .join('')
      .trimEnd(),
  )
}

/** Of the columns that so many rows make. */
function widthsOf(lines: readonly string[], rows: number): number[] {
  return Array.from({ length: Math.ceil(lines.length / rows) }, (_, column) =>
    Math.max(...lines.slice(column * rows, (column + 1) * rows).map(widthOf)),
  )
}
