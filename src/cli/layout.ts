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
  const widest = lines.reduce((most, line) => Math.max(most, widthOf(line)), 0)
  const count = lines.length < from ? 1 : Math.max(1, Math.floor((width + GAP) / (widest + GAP)))
  const rows = Math.ceil(lines.length / count)
  return Array.from({ length: rows }, (_, row) =>
    lines
      .filter((_, index) => index % rows === row)
      .map(line => padTo(line, widest + GAP))
      .join('')
      .trimEnd(),
  )
}
