/** Where the focus is, and how far Tab is from somewhere. */
import type { Page } from 'playwright-core'

/** What has the focus: its tag and its words, such as `H1 Settings`; `BODY` alone where nothing has. */
export function focusIn(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const { tagName, textContent } = document.activeElement
    return tagName === 'BODY' ? tagName : tagName + ' ' + textContent.trim()
  })()`)
}

export function isFocusOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`)
}

/** Presses Tab until one of these has the focus; how often, or null if that is too often. */
export async function tabsTo(page: Page, selector: string, most: number): Promise<number | null> {
  for (let tabs = 1; tabs <= most; tabs++) {
    await page.keyboard.press('Tab')
    if (await isFocusOn(page, selector)) return tabs
  }
  return null
}
