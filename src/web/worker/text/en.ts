/** What local play says when it refuses, in English. */
export const en = {
  packTooLong: 'Checking this content took too long, so it was not used.',
}

export type WorkerText = typeof en
