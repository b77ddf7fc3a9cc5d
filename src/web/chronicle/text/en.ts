/** Words of the chronicle, in English. */

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const en = {
  title: 'Chronicle',
  lead: 'Every match that came to its end on this device, and what it tells. Practice does not count.',
  save: 'Save to a file',
  open: 'Open a file',
  opened: (n: number) =>
    n === 0 ? 'Nothing in this file was new.' : `${count(n, 'match', 'matches')} added to the chronicle.`,
  notJson: (name: string) => `"${name}" is not a chronicle: it is not JSON.`,
  reading: (n: number) => `${count(n, 'older match is', 'older matches are')} being read …`,
  none: 'Nothing to tell yet',
  noneHelp:
    'The first match that you play to its end begins the chronicle: what you won and lost, how your dice fell, who fell to what, and deeds to be proud of.',
  sums: 'All in all',
  matches: 'matches',
  wins: 'won',
  streak: 'won in a row',
  longest: 'longest row of wins',
  deedsDone: 'deeds',
  puzzles: {
    title: 'Puzzles',
    answered: 'answered',
    right: 'right at once',
    streak: 'days in a row',
    longest: 'longest row of days',
  },
  rates: 'How often you win',
  ratesLead: 'The bar is what was won, the thin line how far chance alone may have carried it.',
  byGame: 'By game',
  traits: { seats: 'Seats', bots: 'Bots' },
  bots: { none: 'without bots' },
  ofGame: 'Game',
  share: (won: number, played: number) => `${won} of ${played}`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  between: (low: number, high: number) => `${Math.round(low * 100)} to ${Math.round(high * 100)} %`,
  table: 'As a table',
  what: 'What',
  won: 'Won',
  lost: 'Lost',
  played: 'Played',
  rate: 'Rate',
  interval: 'Likely',
  luck: 'Luck',
  luckOf: (dice: number, more: number) =>
    more === 0
      ? `${count(dice, 'die', 'dice')}, and in all they showed just what was to be expected.`
      : `${count(dice, 'die', 'dice')}, and in all they showed ${Math.abs(more)} ${more > 0 ? 'more' : 'less'} than was to be expected.`,
  luckWide: (pips: number) => `Two out of three players would lie within ${pips} of it, either way.`,
  less: 'less',
  more: 'more',
  best: 'Your best, deal by deal',
  bestLead: 'Deals that you have played more than once.',
  deal: (seed: number) => `Deal ${seed}`,
  tries: (n: number) => count(n, 'try', 'tries'),
  watch: 'Watch',
  watchOf: (what: string, date: string) => `Watch: ${what}, ${date}`,
  fallen: 'Fallen heroes',
  nobody: 'Nobody has fallen yet.',
  fellTo: (hero: string, to: string) => `${hero} fell to ${to}.`,
  aHero: 'A hero',
  deeds: 'Deeds',
  deedsOf: (done: number, all: number) => `${done} of ${all} done`,
  done: (date: string) => `done on ${date}`,
  undone: 'not done yet',
  all: (n: number) => `Show all ${n}`,
}

export type ChronicleWords = typeof en
