const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The words at the end of a match. */
export const en = {
  youWon: 'You have won',
  allWon: 'You have won together',
  won: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'wins' : 'win'}`,
  lost: 'The dungeon wins',
  winner: 'winner',
  gaveUp: 'gave up',
  seats: 'How it ended for everyone',
  numbers: 'The match in numbers',
  steps: (n: number): [number, string] => [n, n === 1 ? 'step' : 'steps'],
  rounds: (n: number): [number, string] => [n, n === 1 ? 'turn' : 'turns'],
  rolls: (n: number): [number, string] => [n, n === 1 ? 'roll of the dice' : 'rolls of the dice'],
  undone: (n: number): [number, string] => [n, n === 1 ? 'step taken back' : 'steps taken back'],
  course: 'How far each had come',
  dice: (dice: number): string => (dice === 2 ? 'Rolls of two dice' : 'Dice'),
  fell: (to: string) => `Fell to ${to}.`,
  turned: (step: number) => `It turned at step ${step}:`,
  luck: (dice: number, more: number) =>
    more === 0
      ? `${count(dice, 'die', 'dice')} showed just what was to be expected.`
      : `${count(dice, 'die', 'dice')} showed ${Math.abs(more)} ${more > 0 ? 'more' : 'less'} than was to be expected.`,
  newDeeds: (n: number) => (n === 1 ? 'A new deed' : `${n} new deeds`),
  fairSeed: (seed: number) =>
    `Every die and every card followed from the number ${seed}, set before the first step. It is in the saved match: whoever opens it can check each throw.`,
  fairSecret:
    'Every die and every card followed from a secret that was sealed before the first step. The saved match holds seal and secret: whoever opens it can check each throw.',
  fairLater:
    'Every die and every card followed from a secret that was sealed the day before. It is shown when the day is over: then each throw can be checked.',
  show: 'See the end again',
  look: 'Look at the table',
  again: 'Play again',
  againSub: 'same seats, same options',
  same: 'Same deal again',
  sameSub: 'the same dice and cards',
  share: 'Share',
  spend: 'Spend marks',
  spendSub: (earned: number, left: number) =>
    `${earned === 0 ? 'none' : earned} earned by this match, ${left} unspent in all`,
  replay: 'Watch the replay',
  replaySub: (n: number) => count(n, 'step', 'steps'),
  analyse: 'Analyse',
  analyseSub: 'chances, luck and choices',
  home: 'Home',
}

export type EndWords = typeof en
