/**
 * The focus is never lost. When what had it is gone, whoever looks is led to what came instead: the heading of another
 * screen, the title of a sheet, the question of a table.
 */

/** While a command is on its way there is no new question yet. */
const WAITING = '.table[data-busy="true"]'
const QUESTION = '.prompt-ask'

/** What had the focus last; null once a person has left it for the bare page. */
let last: Element | null = null
/** Another screen was asked for, and nothing of it has been reached. */
let isArriving = false

export function keepFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target
    isArriving = false
  })
  // What is taken away is gone a moment later; what was left is still there.
  addEventListener('focusout', ({ target }) => queueMicrotask(() => leave(target)))
  addEventListener('hashchange', () => {
    isArriving = true
  })
  const changes = new MutationObserver(lead)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-busy'] })
}

function leave(target: EventTarget | null): void {
  if (document.activeElement !== document.body || target !== last) return
  if (isGone(last)) lead()
  else last = null
}

function isGone(element: Element | null): boolean {
  return element !== null && !(element.isConnected && element.checkVisibility())
}

function lead(): void {
  if (document.activeElement !== document.body || !(isArriving || isGone(last))) return
  const goal = goalOf()
  if (!goal) return
  goal.tabIndex = -1
  goal.focus({ preventScroll: true })
}

/** Where one came from a heading, one waited for the screen behind it. */
function goalOf(): HTMLElement | null {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (sheet) return sheet.querySelector('h2')
  if (document.querySelector(WAITING)) return null
  const heading = document.querySelector('h1')
  return isArriving || last?.matches('h1') ? heading : (document.querySelector(QUESTION) ?? heading)
}
