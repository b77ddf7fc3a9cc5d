/** Text in pieces, each with its tone, laid into lines of so many columns. */
import type { Paint, Tone } from '../../../engine/types.ts'

export type Piece = readonly [Tone | '', string]

const HANG = '    '
/** A space at which no line is broken. */
export const TIED = '\u00A0'

/** What stays together on a line: a word, or words tied to it, each with its tone. */
function unitsOf(pieces: readonly Piece[]): Piece[][] {
  const units: Piece[][] = []
  for (const [tone, text] of pieces) {
    for (const word of text.match(/ +|[^ ]+/g) ?? []) {
      const last = units.at(-1)
      if (last && word.startsWith(TIED)) last.push([tone, word])
      else units.push([[tone, word]])
    }
  }
  return units
}

const widthOf = (unit: readonly Piece[]): number =>
  unit.reduce((sum, [, word]) => sum + Array.from(word).length, 0)

/** Broken between words; what goes on is indented. Nothing is ever cut off. */
export function laid(pieces: readonly Piece[], paint: Paint, width: number): string[] {
  const lines: Piece[][] = []
  let line: Piece[] = []
  let used = 0
  for (const unit of unitsOf(pieces)) {
    const isSpace = unit[0]?.[1].startsWith(' ') ?? false
    if (used + widthOf(unit) > width && used > HANG.length) {
      lines.push(line)
      line = [['', HANG]]
      used = HANG.length
    }
    if (isSpace && lines.length > 0 && used === HANG.length) continue
    line.push(...unit)
    used += widthOf(unit)
  }
  lines.push(line)
  return lines.map(row => painted(row, paint).replaceAll(TIED, ' ').trimEnd())
}

/** Neighbours of one tone are painted together. */
function painted(row: readonly Piece[], paint: Paint): string {
  let text = ''
  let run = ''
  let tone: Tone | '' = ''
  const flush = () => {
    text += tone === '' || run.trim() === '' ? run : paint(tone, run)
    run = ''
  }
  for (const [next, word] of row) {
    if (next !== tone) flush()
    tone = next
    run += word
  }
  flush()
  return text
}
