/** What a press, a pointer or a key on the board means: plain answers to plain questions, without any page. */
import type { Choice } from '../../../../table/protocol.ts'
import { type Sought, soughtAt } from '../ground/doors.tsx'
import type { Route, Routes } from '../journey/routes.ts'
import { KEYS } from '../keys.ts'
import { CELL, type Plan, type Point } from '../plan.ts'
import { type Target, targetAt } from '../targets.ts'

/** What can be pressed now. */
export interface Pressable {
  readonly plan: Plan
  readonly targets: readonly Target[]
  readonly sought: readonly Sought[]
  /** Ways to what is farther away than this turn leads. */
  readonly routes: Routes
  /** Whether one may set out on them now. */
  readonly canSetOut: boolean
}

/** Where, in units of the board; how many pixels a unit takes; and by what. */
export interface Press {
  readonly point: Point
  readonly scale: number
  readonly isTouch: boolean
}

/** What a second tap is asked for: a space, or a door. */
export interface Asked {
  readonly space: string | null
  readonly door: Sought | null
}

export const NOTHING_ASKED: Asked = { space: null, door: null }

export interface Pressed {
  readonly asked: Asked
  /** Absent: what is pointed at stays. */
  readonly pointed?: string | null
  readonly goes: Target | null
  readonly chooses: Choice | null
  /** A walk of several turns that begins. */
  readonly setsOut: Route | null
}

/** A finger is not a mouse: what is smaller takes the nearest lit space and asks for a second tap. */
const THUMB = 40
const REACH = { touch: 22, mouse: 3 } as const
const DOOR = 15

export function pressAt(board: Pressable, press: Press, asked: Asked): Pressed {
  const { point, scale, isTouch } = press
  const isSmall = isTouch && scale * CELL < THUMB - 0.5
  const door = soughtAt(board.sought, point, isSmall ? DOOR / scale : 0)
  if (door) return doorPressed(door, isSmall && asked.door !== door)
  const target = targetAt(board.targets, board.plan, point, (isTouch ? REACH.touch : REACH.mouse) / scale)
  if (!target) return farPressed(board, spaceAt(board.plan, point), asked)
  const asksAgain = isSmall && asked.space !== target.space
  return {
    asked: { space: asksAgain ? target.space : null, door: null },
    pointed: target.space,
    goes: asksAgain ? null : target,
    chooses: null,
    setsOut: null,
  }
}

/** A space in the dusk shows the way there; pressed again, one sets out. */
function farPressed({ routes, canSetOut }: Pressable, space: string | null, asked: Asked): Pressed {
  const route = space !== null && canSetOut ? walkTo(routes, space) : null
  const isAgain = route !== null && asked.space === space
  return {
    asked: { space: route && !isAgain ? space : null, door: null },
    pointed: space,
    goes: null,
    chooses: null,
    setsOut: isAgain ? route : null,
  }
}

/** The way to set out on; null also where somebody stands in the way's end. */
export function walkTo(routes: Routes, space: string): Route | null {
  const route = routes.to(space)
  return route?.taken === null ? route : null
}

function doorPressed(door: Sought, asksAgain: boolean): Pressed {
  return {
    asked: { space: null, door: asksAgain ? door : null },
    goes: null,
    chooses: asksAgain ? null : door.choice,
    setsOut: null,
  }
}

/** What a mouse is over: a lit space before any other. */
export function pointedAt({ plan, targets }: Pressable, point: Point): string | null {
  return targetAt(targets, plan, point, 0)?.space ?? spaceAt(plan, point)
}

function spaceAt({ places }: Plan, { x, y }: Point): string | null {
  const place = places.find(at => x >= at.x && x < at.x + at.w && y >= at.y && y < at.y + at.h)
  return place?.id ?? null
}

const has = (keys: readonly string[], key: string) => keys.includes(key)

/** How much closer a key brings the board; 0 shows it whole, null is no such key. */
export function zoomOf(key: string): number | null {
  if (has(KEYS.closer, key)) return 1.25
  if (has(KEYS.farther, key)) return 0.8
  return has(KEYS.whole, key) ? 0 : null
}

const STEP = 70
const PANS: Readonly<Record<(typeof KEYS.pan)[number], readonly [dx: number, dy: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** How far a key moves the board, or null. */
export function panOf(key: string): readonly [dx: number, dy: number] | null {
  const found = KEYS.pan.find(name => name === key)
  return found ? PANS[found] : null
}
