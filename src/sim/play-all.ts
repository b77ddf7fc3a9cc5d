/** Plays the games of a tournament, or the pieces of a study, so many at a time, and tells of each when it is over. */

/** Plays one, here, in a thread or on another machine. */
export type PlayOne<T, R> = (item: T) => Promise<R>

/** Which one is over first depends on the machine; what each comes to does not. It ends early when `stopped` comes. */
export async function* playAll<T, R>(
  items: Iterable<T>,
  play: PlayOne<T, R>,
  width: number,
  stopped: Promise<null>,
): AsyncGenerator<R> {
  const waiting = items[Symbol.iterator]()
  const hall = hallOf<R>(stopped)
  let running = 0
  for (;;) {
    for (; running < width; running++) {
      const next = waiting.next()
      if (next.done) break
      hall.await(play(next.value))
    }
    if (running === 0) return
    const over = await hall.next()
    if (!over) return
    running -= 1
    yield over.result
  }
}

interface Hall<R> {
  await(result: Promise<R>): void
  /** The next that is over, also one that was before; null when it was stopped. */
  next(): Promise<{ readonly result: R } | null>
}

/** A race over and over again would keep all that ever ran in it, for as long as nobody wants out. */
function hallOf<R>(stopped: Promise<null>): Hall<R> {
  const over: Promise<R>[] = []
  let isStopped = false
  let wake = () => {}
  const stop = () => {
    isStopped = true
    wake()
  }
  void stopped.then(stop)
  const arrived = (result: Promise<R>) => {
    over.push(result)
    wake()
  }
  return {
    await(result) {
      result.then(
        () => arrived(result),
        () => arrived(result),
      )
    },
    async next() {
      await Promise.resolve()
      if (!isStopped && over.length === 0)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      const [first] = isStopped ? [] : over.splice(0, 1)
      return first ? { result: await first } : null
    },
  }
}
