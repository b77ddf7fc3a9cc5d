/** A stream as lines; one that goes on for ever must not fill the memory. */
import type { Readable } from 'node:stream'

/** The longest message that is read. */
const LONGEST = 8 * 1024 * 1024

/** Each line of the stream; null stands for one that was too long and has been skipped. */
export async function* linesFrom(stream: Readable, longest = LONGEST): AsyncGenerator<string | null> {
  let parts: Buffer[] = []
  let length = 0
  let skipping = false
  for await (const chunk of stream) {
    let rest: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    for (let end = rest.indexOf(0x0a); end >= 0; end = rest.indexOf(0x0a)) {
      if (!skipping)
        yield length + end > longest ? null : Buffer.concat([...parts, rest.subarray(0, end)]).toString()
      skipping = false
      parts = []
      length = 0
      rest = rest.subarray(end + 1)
    }
    if (skipping) continue
    parts.push(rest)
    length += rest.length
    if (length > longest) {
      yield null
      skipping = true
      parts = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(parts).toString()
}
