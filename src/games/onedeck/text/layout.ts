/** Text in pieces, each with its tone, laid into lines of so many columns. */
import type { Paint, Tone } from '../../../engine/types.ts'

export type Piece = readonly [Tone | '', string]

const HANG = '    '
/** A space at which no line is broken. */
export const TIED = '\u00A0'

/** Broken between words; what goes on is indented. Nothing is ever cut off. */
export function laid(pieces: readonly Piece[], paint: Paint, width: number): string[] {
  const lines: Piece[][] = []
  let line: Piece[] = []
  let used = 0
  const lineBreak = () => {
    lines.push(line)
    line = [['', HANG]]
    used = HANG.length
  }
  for (const [tone, text] of pieces) {
    for (const word of text.match(/ +|[^ ]+/g) ?? []) {
      const length = Array.from(word).length
      const isSpace = word.startsWith(' ')
      if (used + length > width && used > HANG.length) {
        lineBreak()
        if (isSpace) continue
      } else if (isSpace && lines.length > 0 && used === HANG.length) continue
      line.push([tone, word])
      used += length
    }
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
