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
