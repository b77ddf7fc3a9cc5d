/** What is due: nested decisions stand on top of what they interrupt. */
import { type Frame, NONE, type State, type Step } from '../types.ts'

/** Puts a frame on top: it is due before everything below it. */
export function push(state: State, step: Step, at = NONE, n = 0): void {
  state.stack.push({ step, at, n })
}

// Frames are never changed, so the two of every turn can be shared.
const END: Frame = { step: 'end', at: NONE, n: 0 }
const MOVE: Frame = { step: 'move', at: NONE, n: 0 }

export function pushEnd(state: State): void {
  state.stack.push(END)
}

export function pushMove(state: State): void {
  state.stack.push(MOVE)
}

export function pop(state: State): Frame {
  const frame = state.stack.pop()
  if (!frame) throw new Error('Nothing is due')
  return frame
}

export function top(state: State): Frame {
  const frame = state.stack[state.stack.length - 1]
  if (!frame) throw new Error('Nothing is due')
  return frame
}
