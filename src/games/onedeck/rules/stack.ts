/** The stack of what is in progress. */
import type { Frame, State } from '../types.ts'

const OVER: Frame = { kind: 'over' }

export function top(state: State): Frame {
  return state.stack[state.stack.length - 1] ?? OVER
}

export function push(state: State, frame: Frame): void {
  state.stack.push(frame)
}

export function pop(state: State): void {
  state.stack.pop()
}

/** The frame on top becomes another. */
export function swap(state: State, frame: Frame): void {
  state.stack[state.stack.length - 1] = frame
}

/** The frame in progress, which must be of this kind: the list of legal actions sees to it. */
export function during<K extends Frame['kind']>(state: State, kind: K): Extract<Frame, { kind: K }> {
  const frame = top(state)
  if (!isFrame(frame, kind)) throw new Error(`"${frame.kind}" is in progress, not "${kind}"`)
  return frame
}

function isFrame<K extends Frame['kind']>(frame: Frame, kind: K): frame is Extract<Frame, { kind: K }> {
  return frame.kind === kind
}
