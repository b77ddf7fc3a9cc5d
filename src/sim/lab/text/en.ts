/** What the laboratory refuses, in English. */
export const en = {
  noPart: (where: string, name: string, known: readonly string[]) =>
    `${whereOf(where)} has no "${name}"; it has: ${known.join(', ')}.`,
  nearPart: (where: string, name: string, near: readonly string[]) =>
    `${whereOf(where)} has no "${name}"; ${near.length === 1 ? 'the nearest is' : 'nearest are'}: ${near.join(', ')}.`,
  nothingUnder: (where: string, name: string) =>
    `${whereOf(where)} has nothing under it, so there is no "${name}".`,
  noValues: (sweep: string) => `The sweep "${sweep}" has no values.`,
  oneValue: (sweep: string) => `A sweep compares two values or more; "${sweep}" has one.`,
  noRange: (sweep: string) =>
    `"${sweep}" is no range: it goes from one whole number to another, such as 4..8.`,
  sameValue: (sweep: string, value: string) =>
    `A sweep compares different values; "${sweep}" has ${value} twice.`,
  manyValues: (sweep: string, most: number) =>
    `A sweep compares ${most} values at most; "${sweep}" has more.`,
  samePack: (name: string, other: string) =>
    `"${name}" and "${other}" hold the same, so there is nothing to compare.`,
  playedTwice: (games: number) =>
    games === 1 ? 'One of its games is in it twice.' : `${games} of its games are in it twice.`,
  otherArms: (found: number, wanted: number) =>
    `It has counts of ${found} settings where it compares ${wanted}.`,
  notCounted: (arm: string, games: number) =>
    `Its counts${arm === '' ? '' : ` of ${arm}`} are not those of the ${games} games that it says were played.`,
}

function whereOf(path: string): string {
  return path === '' ? 'The content' : `"${path}"`
}

export type LabText = typeof en
