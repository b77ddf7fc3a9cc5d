/** Words of the rulebooks' page, in English. The rules themselves are in docs/rules. */

export const en = {
  rules: 'Rules',
  choose: 'Which rules?',
  find: 'Find a rule by word or number',
  clear: 'Clear the search',
  found: (n: number): string => (n === 0 ? 'No rule says that.' : n === 1 ? 'One rule' : `${n} rules`),
  contents: 'Contents',
  ownWords:
    'The rules as this table plays them, in our own words. Every rule has a number; a game that asks “Why?” leads here.',
  ruling: 'our ruling',
  rulingHelp: 'Marks what this project decided where the printed rules are silent.',
  linkTo: (id: string) => `Link to rule ${id}`,
  sources: 'The game',
  source: (title: string, by: string, year: number) => `${title}, by ${by}, ${year}.`,
  reconstructed: 'What is ours',
  nothing: 'Nothing: all of it is as printed.',
  learn: 'How to play, step by step',
  play: 'Play',
}

export type RulesWords = typeof en
