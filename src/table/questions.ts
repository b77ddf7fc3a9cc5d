/** Questions that wait for their answers, by number: over a worker or a socket answers come in any order. */
export interface Questions<A> {
  /** Sends a question under a number of its own. */
  ask(send: (number: number) => void): Promise<A>
  answer(number: number, answer: A): void
}

export function questions<A>(): Questions<A> {
  const waiting = new Map<number, (answer: A) => void>()
  let count = 0
  return {
    ask: send =>
      new Promise(resolve => {
        const number = ++count
        waiting.set(number, resolve)
        send(number)
      }),
    answer(number, answer) {
      waiting.get(number)?.(answer)
      waiting.delete(number)
    },
  }
}
