/** Lets a replay run: one step after the other, each only when the one before has been drawn. */
import { effect } from '@preact/signals'
import { told } from '../../table/protocol.ts'
import type { Watching } from './watching.ts'

const PAUSE = 800
/** A step that the log has nothing to say about. */
const SHORT = 160

/** Runs while `playing` is true; the answer ends it. */
export function runner(watching: Watching): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = effect(() => {
    const { at, length } = watching.picture.value
    clearTimeout(timer)
    if (!watching.playing.value) return
    if (at >= length) {
      watching.playing.value = false
      return
    }
    const hasLine = told(watching.lines.value).some(line => line.at === at)
    timer = setTimeout(() => watching.go(at + 1), (hasLine ? PAUSE : SHORT) / watching.speed.value)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** From the end it begins anew. */
export function toggle(watching: Watching): void {
  const { at, length } = watching.picture.peek()
  if (!watching.playing.peek() && at >= length) watching.go(0)
  watching.playing.value = !watching.playing.peek()
}

export function pauseAt(watching: Watching, at: number): void {
  watching.playing.value = false
  watching.go(at)
}
