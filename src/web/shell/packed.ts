/** What a link carries: any text, deflated, in letters that stand in an address. */

/** A long match takes a megabyte; whoever sends more wants to fill the memory of a reader. */
const LARGEST = 16 * 2 ** 20

export async function pack(content: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(content), new CompressionStream('deflate-raw'))
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What was packed, read as JSON; throws where there is nothing of the kind, or too much. */
export async function unpack(packed: string): Promise<unknown> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, letter => letter.codePointAt(0) ?? 0)
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
}

/** Throws as soon as more comes out than a link may carry. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  let size = 0
  const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      size += chunk.length
      if (size > LARGEST) throw new RangeError(`More than ${LARGEST} bytes`)
      out.enqueue(chunk)
    },
  })
  const out = new Blob([bytes]).stream().pipeThrough(by).pipeThrough(bounded)
  return new Uint8Array(await new Response(out).arrayBuffer())
}
