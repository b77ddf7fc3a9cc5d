/** Many who ask at once are answered together: one transaction, and one wait for the disk, for a whole turn. */

export interface Grouped<Asked, Answer> {
  readonly ask: (asked: Asked) => Promise<Answer>
  /** When nobody waits any more. */
  readonly settled: () => Promise<void>
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Whoever comes while the answers are being found waits for the next time. When it fails, it has failed for all. */
export function grouped<Asked, Answer>(
  answer: (all: readonly Asked[]) => Promise<readonly Answer[]>,
): Grouped<Asked, Answer> {
  let waiting: Waiting<Asked, Answer>[] = []
  let round: Promise<void> | null = null

  async function rounds(): Promise<void> {
    while (waiting.length > 0) {
      // The rest of this turn may still bring some, and so may what has come in meanwhile.
      await new Promise(setImmediate)
      const these = waiting
      waiting = []
      await answered(these, answer)
    }
    round = null
  }

  return {
    ask: asked =>
      new Promise<Answer>((resolve, reject) => {
        waiting.push({ asked, resolve, reject })
        round ??= rounds()
      }),
    settled: async () => void (await round),
  }
}

async function answered<Asked, Answer>(
  all: readonly Waiting<Asked, Answer>[],
  answer: (all: readonly Asked[]) => Promise<readonly Answer[]>,
): Promise<void> {
  try {
    const answers = await answer(all.map(({ asked }) => asked))
    for (const [index, { resolve, reject }] of all.entries()) {
      const mine = answers[index]
      if (mine === undefined) reject(new Error('There is no answer for everybody.'))
      else resolve(mine)
    }
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}
