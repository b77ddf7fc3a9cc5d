/** What everything on the page is called, as a screen reader hears it. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What can be used. A line of the log is no control: it has its place among the others. */
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="radio"]'
const ELSEWHERE = '[inert], [aria-disabled="true"], :disabled, [role="log"] *, .replay-log *'

/** Of an open sheet, or else of the page: radio buttons are named by their group too. */
const NAMES = `(() => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  axe.setup(document.body)
  try {
    const { text, aria } = axe.commons
    const heard = [...top.querySelectorAll(${JSON.stringify(CONTROLS)})]
      .filter(thing => thing.checkVisibility({ visibilityProperty: true }) && !thing.matches(${JSON.stringify(ELSEWHERE)}))
      .map(thing => {
        const group = thing.closest('[role="radiogroup"]')?.getAttribute('aria-label') ?? ''
        return [aria.getRole(thing), group, text.accessibleText(thing)].filter(Boolean).join(' ')
      })
    const heads = top === document.body ? document.querySelectorAll('h1').length : 1
    return { heard, heads }
  } finally {
    axe.teardown()
  }
})()`

/** Two controls of one name, and headings that are not one, as short sentences. */
export async function unclearIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source)
  const { heard, heads } = await page.evaluate<{ heard: string[]; heads: number }>(NAMES)
  const twins = heard.filter((name, index) => heard.indexOf(name) !== index)
  return [
    ...[...new Set(twins)].map(name => `two are called: ${name}`),
    ...(heads === 1 ? [] : [`${heads} headings of the first rank`]),
  ]
}
