/** Made once for each content of a kit: neither ever changes, and a server has thousands of matches with the same. */
import type { AnyGame, AnyKit, Reader } from './types.ts'

type Make<T> = (kit: AnyKit, content: unknown) => T

function onceForContent<T>(make: Make<T>): Make<T> {
  const made = new WeakMap<AnyKit, WeakMap<object, T>>()
  return (kit, content) => {
    if (typeof content !== 'object' || content === null) return make(kit, content)
    const ofKit = made.get(kit) ?? new WeakMap<object, T>()
    made.set(kit, ofKit)
    const one = ofKit.get(content) ?? make(kit, content)
    ofKit.set(content, one)
    return one
  }
}

export const gameOf: Make<AnyGame> = onceForContent((kit, content) => kit.make(content))

/** Who reads a match in which nobody has a name of its own. */
export const plainReaderOf: Make<Reader> = onceForContent((kit, content) => kit.reader(content))
