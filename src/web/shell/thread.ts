/** Somebody who thinks about one question in a thread of its own, and tells how far it is until told to stop. */

interface Listener {
  hear(this: void, word: unknown): void
  /** The thread broke. */
  fail(this: void): void
}

/** Answers how to stop: at once, for the thread is ended. */
export function askThread(worker: Worker, question: unknown, { hear, fail }: Listener): () => void {
  worker.addEventListener('message', ({ data }) => hear(data))
  worker.addEventListener('error', fail)
  worker.postMessage(question)
  return () => worker.terminate()
}
