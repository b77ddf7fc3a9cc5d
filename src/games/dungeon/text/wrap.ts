/** Breaks a painted line at blanks; painted parts (between escape codes) count by what is seen. */
export function wrap(line: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/(?<= )/)) {
    if (current !== '' && seenLength(current + word.trimEnd()) > width) {
      lines.push(current.trimEnd())
      current = '     '
    }
    current += word
  }
  return [...lines, current]
}

function seenLength(text: string): number {
  // oxlint-disable-next-line no-control-regex -- colours are escape codes, which take no room
  return Array.from(text.replaceAll(/\u001b\[[0-9;]*m/g, '')).length
}
