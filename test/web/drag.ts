/** A thing carried to another, by mouse or by finger. */
import type { Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

export type Carry = (page: Page, from: Point, to: Point) => Promise<void>

const STEPS = 5

const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (step + 1)) / STEPS,
  }))

export const byMouse: Carry = async ({ mouse }, from, to) => {
  await mouse.move(from.x, from.y)
  await mouse.down()
  for (const { x, y } of between(from, to)) await mouse.move(x, y)
  await mouse.up()
}

export const byFinger: Carry = (page, from, to) => byFingers(page, [[from, to]])

/** Each finger goes its own way, all at once. */
async function byFingers(page: Page, ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch(
    'touchStart',
    ways.map(([from]) => from),
  )
  const trails = ways.map(([from, to]) => between(from, to))
  for (let step = 0; step < STEPS; step++)
    await touch(
      'touchMove',
      trails.flatMap(trail => trail[step] ?? []),
    )
  await touch('touchEnd', [])
}

/** Two fingers that go apart around a point. */
export function spread(page: Page, { x, y }: Point): Promise<void> {
  return byFingers(page, [
    [
      { x: x - 20, y },
      { x: x - 60, y },
    ],
    [
      { x: x + 20, y },
      { x: x + 60, y },
    ],
  ])
}

/** The middle of a thing, as soon as it is to be seen and lies still. */
export async function middleOf(page: Page, selector: string): Promise<Point> {
  const thing = await page.waitForSelector(selector)
  await thing.waitForElementState('stable')
  const box = await thing.boundingBox()
  if (!box) throw new Error(`"${selector}" is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
