/** Characters with tones, drawn one over the other. */
import type { Paint, Tone } from '../../../engine/types.ts'

/** A grid of characters, each with a tone. */
export interface Canvas {
  readonly chars: string[][]
  readonly tones: (Tone | null)[][]
}

export function blank(columns: number, rows: number): Canvas {
  return {
    chars: Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' ')),
    tones: Array.from({ length: rows }, () => Array.from({ length: columns }, () => null)),
  }
}

/** Writes what fits; what lies outside is cut off. */
export function write(
  { chars, tones }: Canvas,
  column: number,
  row: number,
  text: string,
  tone: Tone | null,
): void {
  const line = chars[row]
  const shades = tones[row]
  if (!line || !shades) return
  for (const [offset, char] of Array.from(text).entries()) {
    const at = column + offset
    if (at < 0 || at >= line.length) continue
    line[at] = char
    shades[at] = tone
  }
}

/** The lines, runs of one tone painted together, blanks at the end cut. */
export function linesOf({ chars, tones }: Canvas, paint: Paint): string[] {
  return chars.map((line, row) => {
    const end = line.findLastIndex(char => char !== ' ') + 1
    let text = ''
    for (let from = 0; from < end; ) {
      const tone = tones[row]?.[from] ?? null
      let to = from + 1
      while (to < end && (tones[row]?.[to] ?? null) === tone) to += 1
      const run = line.slice(from, to).join('')
      text += tone === null ? run : paint(tone, run)
      from = to
    }
    return text
  })
}
