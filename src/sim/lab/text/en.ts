/** What the laboratory refuses, in English. */
export const en = {
  noPart: (where: string, name: string, known: readonly string[]) =>
    `${whereOf(where)} has no "${name}"; it has: ${known.join(', ')}.`,
  nothingUnder: (where: string, name: string) =>
    `${whereOf(where)} has nothing under it, so there is no "${name}".`,
  noValues: (sweep: string) => `The sweep "${sweep}" has no values.`,
  oneValue: (sweep: string) => `A sweep compares two values or more; "${sweep}" has one.`,
  manyValues: (sweep: string, most: number) =>
    `A sweep compares ${most} values at most; "${sweep}" has more.`,
}

function whereOf(path: string): string {
  return path === '' ? 'The content' : `"${path}"`
}

export type LabText = typeof en
