/** How faults name what they are about. */

const LONGEST = 40

/** `.tin-step "Explore north"`. */
export function nameOf(element: Element, said = wordsOf(element)): string {
  const [first] = element.classList
  const kind = first === undefined ? element.tagName.toLowerCase() : `.${first}`
  return said === '' ? kind : `${kind} "${said}"`
}

export function wordsOf(element: Element): string {
  return shortened(element.getAttribute('aria-label') ?? element.textContent ?? '')
}

export function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
