/** What local play says when it refuses, in English. */
export const en = {
  stoppedThere: (step: number) =>
    `The match stops before its step ${step}, which no longer holds. Play on from there as practice.`,
  noCall: (name: string) => `There is no call "${name}".`,
  noMatch: 'This match is not on this device any more.',
  noGame: (game: string) => `There is no game "${game}".`,
  noCampaign: 'This game has no campaign.',
  noSheet: 'This sheet is not on this device any more.',
  sheetGone: 'A sheet is not on this device any more.',
  packTooLong: 'Checking this content took too long, so it was not used.',
  nothingChosen: 'Nothing was chosen.',
  nothingToChoose: 'There is nothing to choose now.',
  /** A fault of our own, or of the browser's store, in its own words. */
  failed: (fault: string) => `That did not work: ${fault}`,
}

export type WorkerText = typeof en
