/** Plays the games of a tournament, so many at a time, and tells of each when it is over. */
import type { Played } from './played.ts'

/** Plays one game, here or in a thread. */
export type PlayOne = (number: number) => Promise<Played>

/** Which game is over first depends on the machine; what each comes to does not. It ends early when `stopped` comes. */
export async function* playAll(
  numbers: readonly number[],
  play: PlayOne,
  width: number,
  stopped: Promise<null>,
): AsyncGenerator<Played> {
  const running = new Map<number, Promise<Played>>()
  for (let next = 0; ; ) {
    const free = numbers.slice(next, next + width - running.size)
    for (const number of free) running.set(number, play(number))
    next += free.length
    if (running.size === 0) return
    const played = await Promise.race([stopped, ...running.values()])
    if (!played) return
    running.delete(played.number)
    yield played
  }
}
