/** Words of the curve and the dice of a match, in English. */

export const en = {
  progress: 'How far each has come',
  seatProgress: (name: string, percent: number) => `${name}: ${percent} %`,
  goal: 'goal',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  throws: (n: number) => `${n} ${n === 1 ? 'throw' : 'throws'}`,
  expected: 'expected',
  bar: (face: number, times: number, due: string) => `${face}: ${times} times, ${due} expected`,
}

export type StoryWords = typeof en
