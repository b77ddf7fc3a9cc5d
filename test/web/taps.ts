/** Presses at a given time: what a page hears late, because the machine is busy, was still made then. */
import type { CDPSession, Page } from 'playwright-core'
import { middleOf } from './drag.ts'

/** Presses at a moment, in milliseconds since 1970. */
export type Tap = (at: number) => Promise<void>

/** Finds the button with this key now; what comes in its place is tapped next. */
export type Tapper = (page: Page, key: string) => Promise<Tap>

const deviceOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

const buttonWith = (key: string) => `.actions [aria-keyshortcuts="${key}"]`

export const tapByFinger: Tapper = async (page, key) => {
  const [device, point] = [await deviceOf(page), await middleOf(page, buttonWith(key))]
  return async at => {
    const timestamp = at / 1000
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp })
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  }
}

export const tapByMouse: Tapper = (page, key) => clickOn(page, buttonWith(key))

/** The same for anything. */
export async function clickOn(page: Page, selector: string): Promise<Tap> {
  const [device, point] = [await deviceOf(page), await middleOf(page, selector)]
  const click = { ...point, button: 'left', clickCount: 1 } as const
  return async at => {
    const timestamp = at / 1000
    await device.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click, timestamp })
    await device.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click, timestamp })
  }
}

export const tapByKey: Tapper = async (page, key) => {
  const device = await deviceOf(page)
  return async at => {
    const timestamp = at / 1000
    await device.send('Input.dispatchKeyEvent', { type: 'keyDown', key, timestamp })
    await device.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp })
  }
}
