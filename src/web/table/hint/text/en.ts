/** The words on a hint. */
export const en = {
  instead: (other: string) => `Played on, it wins more often than “${other}”, which looks better at first.`,
  even: (other: string) => `“${other}” is as good, as far as can be told.`,
  options: 'How likely each choice wins',
  thinking: (times: number) => `Chance to win, each played on ${times} times so far`,
  thought: (times: number) => `Chance to win, each played on ${times} times`,
  chance: (percent: number, margin: number) => `It wins with ${percent} %, give or take ${margin}.`,
  stop: 'Stop',
}

export type HintWords = typeof en
