/** Words of the puzzles, in English. */

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const en = {
  title: 'What would you do?',
  lead: 'Moments of real matches at which one choice is clearly the best. Each day one for each game, the same for everybody; your first answer counts.',
  today: (date: string) => `The puzzles of ${date}`,
  solve: 'Solve it',
  again: 'Look again',
  ofGame: (deed: string, title: string) => `${deed}: ${title}`,
  open: 'Not answered yet.',
  right: 'Right at once',
  wrong: 'Not the best',
  all: (title: string) => `All puzzles of ${title}`,
  number: (n: number) => `Puzzle ${n}`,
  marks: { open: 'not answered', right: 'right at once', wrong: 'not the best' },
  streak: (n: number) => (n === 0 ? 'No row of days yet' : `${count(n, 'day', 'days')} in a row`),
  streakHelp: 'Days on which a puzzle of the day was right at once.',
  solved: (right: number, of: number) => `${right} of ${of} right at once`,
  slip: 'The puzzle',
  place: (n: number, of: number) => `${n} of ${of}`,
  ask: 'Make your choice on the table, as if you played. Nothing is played.',
  isRight: 'That is the best.',
  isWrong: (best: string) => `Better: ${best}.`,
  layRight: 'It cannot be laid better.',
  layWrong: 'It can be laid better.',
  why: 'Why?',
  leave: 'Leave the puzzle',
  yours: 'yours',
  best: 'best',
  chances: 'How likely each choice wins',
  chancesLead:
    'Found by playing on from here many hundred times. The thin line is how far chance may have carried the bar.',
  share: (value: number, margin: number) =>
    `${Math.round(value * 100)} % ± ${Math.max(1, Math.round(margin * 100))}`,
  unmeasured: (choice: string) => `${choice}: hardly anybody would, so it was not measured.`,
  tolls: 'What it takes',
  toll: { yours: 'Yours', best: 'Best', next: 'Next best', plain: 'Box by box, without a thought' },
  proven: 'That nothing is better is proven, dice by dice.',
  showBest: 'Show the best',
  playOn: 'Play on from here',
  next: 'Next puzzle',
  list: 'All puzzles',
  noPuzzle: (what: string) => `There is no puzzle "${what}".`,
  you: 'You',
}

export type PuzzleWords = typeof en
