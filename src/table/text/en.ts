/** What a table says when it refuses, in English. */
export const en = {
  diceElsewhere: 'The dice of this match are rolled where it was begun.',
  /** How a match ended that nobody is left to play. */
  givenUp: (names: readonly string[]) => `${names.join(' and ')} gave up. The match is lost.`,
  /** After the result of the game itself. */
  wonInVain: (names: readonly string[]) => `But ${names.join(' and ')} had given up and cannot win.`,
  /** A line of the log. */
  gaveUp: (name: string) => `${name} gives up; a bot plays on.`,
  /** A line of the log: what a bot was after. */
  thought: (name: string, why: string) => `${name}: “${why}”`,
  stopped: (step: number, of: number, why: string) =>
    `This match was begun under older rules. Its step ${step} of ${of} no longer holds: ${why} Everything before it is here.`,
  /** Why a step no longer holds; the action itself is no word for people. */
  notAllowed: (rule: string | undefined) =>
    rule === undefined ? 'it is not allowed any more.' : `rule ${rule} does not allow it any more.`,
  earlierSet: 'This match was begun with the cards and numbers of an earlier release, and goes on with them.',
  endsOtherwise: 'This match was over under older rules; under those of today the same steps end otherwise.',
  noRoll: 'A roll left no step behind.',
  stoppedThere: (step: number) =>
    `The match stops before its step ${step}, which no longer holds. Play on from there as practice.`,
  noCall: (name: string) => `There is no call "${name}".`,
  notForGuests: (name: string) => `The call "${name}" is only for whoever the matches belong to.`,
  notYourSeat: (seat: number) => `Seat ${seat} is somebody else's.`,
  noSeatHere: 'Sit down at this table first.',
  /** Whom one speaks to. */
  you: 'You',
  nameLength: 'A name has 1 to 24 letters.',
  noLevel: (level: string, levels: readonly string[]) =>
    `No bot plays like "${level}"; there are ${levels.join(', ')}.`,
  nameTaken: (name: string) => `There is a "${name}" at the table already.`,
  nameIsYou: (name: string) => `Where several people play, nobody can be called "${name}".`,
  noMatch: 'This match is not on this device any more.',
  /** To somebody who may not know whether there is one. */
  noMatchForYou: 'There is no such match, or this device may not look at it.',
  closed: 'This match was closed by its host.',
  noGame: (game: string) => `There is no game "${game}".`,
  notOver: 'This match is not over yet: there is nothing to tell of it.',
  logWhileItRuns: 'The log of a match is open to all who played it once it is over.',
  noTale: 'Nothing can be told of this match.',
  notAChronicle: 'This file is no chronicle of Undercroft.',
  chronicleEntry: (entry: number, field: string) =>
    `This chronicle is damaged: its match ${entry} has no right ${field === '' ? 'form' : `"${field}"`}.`,
  chronicleVersion: (version: number) =>
    `This chronicle is of format ${version}, which this version of Undercroft does not know.`,
  noCampaign: 'This game has no campaign.',
  noSheet: 'This sheet is not on this device any more.',
  sheetGone: 'A sheet is not on this device any more.',
  nothingChosen: 'Nothing was chosen.',
  nothingToChoose: 'There is nothing to choose now.',
  noHints: 'This table plays without hints: its host has chosen so.',
  /** What was checked is not what this device had a hand in. */
  otherDice: 'The dice of this match are not those that this device was promised and added its salt to.',
  noLine: 'There is no line to the server; trying again.',
  /** Where saying it again might do it twice. */
  lineLost: 'The line to the server broke while this was on its way: look whether it was done.',
  otherProtocol: (theirs: number, ours: number) =>
    `This server speaks version ${theirs} of the protocol, and this program version ${ours}: get the same version on both sides.`,
  /** A fault of our own, or of the store, in its own words. */
  failed: (fault: string) => `That did not work: ${fault}`,
}

export type TableText = typeof en
