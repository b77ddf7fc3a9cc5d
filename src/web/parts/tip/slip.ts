/** The one slip of paper that tips are read from. */
import { placed } from './place.ts'
import './tip.css'

const ID = 'tip'

let slip: HTMLElement | null = null
let about: Element | null = null
let said: string | null = null
/** Where the thing was when the slip was laid beside it. */
let place: DOMRect | null = null
/** What is told of may go, change, or be moved by its table, while one reads. */
const changes = new MutationObserver(() => {
  if (about?.isConnected === false) hide()
  else if (about && (about.getAttribute('data-tip') !== said || isLeftBehind())) show(about)
})

/** What the slip tells of now. */
export const shown = (): Element | null => about

/** The thing has moved, and the slip has not. */
export function isLeftBehind(): boolean {
  const now = about?.getBoundingClientRect()
  return now !== undefined && place !== null && Math.hypot(now.x - place.x, now.y - place.y) > 1
}

export function isSlip(target: EventTarget | null): boolean {
  return target instanceof Node && slip?.contains(target) === true
}

export function show(thing: Element): void {
  hide()
  const paper = laidOver(thing)
  about = thing
  said = thing.getAttribute('data-tip')
  paper.replaceChildren(...written(said ?? ''))
  paper.showPopover()
  place = thing.getBoundingClientRect()
  const { x, y } = placed(place, paper.getBoundingClientRect(), {
    width: innerWidth,
    height: innerHeight,
  })
  paper.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  if (thing.getAttribute('aria-label') !== said) thing.setAttribute('aria-describedby', ID)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-tip', 'style'] })
}

export function hide(): void {
  if (!about) return
  changes.disconnect()
  about.removeAttribute('aria-describedby')
  about = null
  if (slip?.isConnected) slip.hidePopover()
}

/** In the dialog that the thing is in, for what lies outside it takes no pointer; else in the landmark of the page. */
function laidOver(thing: Element): HTMLElement {
  slip ??= newSlip()
  const ground = thing.closest('dialog, main') ?? document.querySelector('main') ?? document.body
  if (slip.parentElement !== ground) ground.append(slip)
  return slip
}

/** The name of the thing stands out, where there is more than the name. */
function written(words: string): (string | Node)[] {
  const [name = '', ...rest] = words.split('\n')
  if (rest.length === 0) return [name]
  const title = document.createElement('b')
  title.textContent = name
  return [title, `\n${rest.join('\n')}`]
}

function newSlip(): HTMLElement {
  const paper = document.createElement('div')
  paper.id = ID
  paper.className = 'tip'
  paper.popover = 'manual'
  paper.setAttribute('role', 'tooltip')
  return paper
}
