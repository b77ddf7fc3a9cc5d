/** Finds what a person reads, line by line. */
import { lettersOf, spreadOver } from '../box.ts'
import type { Notice } from '../notice.ts'
import { clippersOf, clips, shownOf } from './clips.ts'
import { type Found, grounds } from './found.ts'
import { linesOf } from './lines.ts'
import { nameOf, shortened } from './names.ts'
import type { Scrollers } from './scrollers.ts'

/** So narrow are only words for a reader. */
const HAIR = 2

export function textsIn({ maps }: Notice, scrollers: Scrollers): Found[] {
  const walker = document.createTreeWalker(grounds(), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node =>
    node instanceof Element && node.matches(maps) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const found: Found[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.parentElement && node.data.trim() !== '')
      found.push(...linesIn(node, node.parentElement, scrollers))
  return found
}

function linesIn(text: Text, element: Element, scrollers: Scrollers): Found[] {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
  const clippers = [...(clips(element) ? [element] : []), ...clippersOf(element)]
  const places = scrollers.placesOf(clippers)
  const words = shortened(text.data)
  return linesOf(text).flatMap(box => {
    const shown = shownOf(box, clippers)
    if (shown.width < HAIR || shown.height < HAIR) return []
    const thing = { name: nameOf(element, words), words, box, shown, scrollers: places, control: null }
    return [{ element, thing, points: spreadOver(lettersOf(shown), 5, 2) }]
  })
}
