/** The tournaments that show how strong bots are: docs/bots.md holds their tables. */

export interface Table {
  readonly name: string
  /** What `undercroft tournament` is called with. */
  readonly line: string
  /** Deals of the whole table; all tables together take about three hours on two cores. */
  readonly deals: number
}

/** Iterations that take a master about 0.1 s for a decision, and 1 s; for four heroes each of them takes longer. */
const [DUNGEON, ONE_DECK, FOUR_HEROES, TIN] = [
  '--budget 1000',
  '--budget 1000',
  '--budget 400',
  '--budget 400',
]
const TEN_TIMES = { dungeon: '--budget 10000', onedeck: '--budget 10000' } as const

const LEVELS = '--bots random,novice,skilled,master'
const BESIDE_GREEDY = '--bots greedy,skilled,master'
const ONE_AGAINST_THREE = '--bots master,skilled,skilled,skilled'
const HEROES = ['warrior', 'rogue', 'mage', 'paladin', 'archer']
const HARDER = ['yeti', 'lich', 'minotaur']

/** Two and four heroes, each before a boss that skill decides about; who plays badly plays quickly, and more deals. */
const PARTIES = [
  {
    party: 'two-hydra',
    budget: ONE_DECK,
    options: '-o heroes=warrior,mage -o dungeon=hydra',
    deals: 100,
  },
  {
    party: 'four-lich',
    budget: FOUR_HEROES,
    options: '-o heroes=warrior,rogue,mage,archer -o dungeon=lich',
    deals: 100,
  },
] as const

/** The modes of Dungeon! for one, each with so few rounds that skill decides; by first goals there is time for many deals. */
const ALONE = [
  { mode: 'hunt', options: '-o mode=hunt -o hunt.level=3 -o turnLimit=20', deals: 1200 },
  { mode: 'timed', options: '-o mode=timed -o turnLimit=30', deals: 800 },
  { mode: 'hunted', options: '-o mode=hunted -o turnLimit=35', deals: 600 },
] as const

export const TABLES: readonly Table[] = [
  ...HEROES.map(hero => ({
    name: `onedeck-${hero}`,
    line: `onedeck ${LEVELS},greedy ${ONE_DECK} -o heroes=${hero}`,
    deals: 40,
  })),
  { name: 'onedeck-quick', line: 'onedeck --bots random,novice,policy,greedy', deals: 1000 },
  { name: 'tin-quick', line: 'tin --bots random,novice,policy,greedy,skilled', deals: 1000 },
  { name: 'dungeon-quick', line: 'dungeon --bots random,novice,policy,skilled', deals: 250 },
  { name: 'dungeon-policy', line: 'dungeon --bots policy,greedy', deals: 500 },
  { name: 'tin', line: `tin ${LEVELS},greedy ${TIN}`, deals: 60 },
  { name: 'dungeon-race', line: `dungeon ${LEVELS} ${DUNGEON}`, deals: 30 },
  { name: 'dungeon-one-against-three', line: `dungeon ${ONE_AGAINST_THREE} ${DUNGEON}`, deals: 100 },
  { name: 'dungeon-four-masters', line: `dungeon --bots master --seats 4 ${DUNGEON}`, deals: 40 },
  { name: 'dungeon-four-greedy', line: `dungeon --bots greedy --seats 4 ${DUNGEON}`, deals: 400 },
  ...ALONE.flatMap(({ mode, options, deals }) => [
    { name: `dungeon-${mode}`, line: `dungeon ${LEVELS} ${DUNGEON} --seats 1 ${options}`, deals: 40 },
    { name: `dungeon-${mode}-quick`, line: `dungeon ${LEVELS} --budget 1 --seats 1 ${options}`, deals },
  ]),
  // Where the levels are told apart for a hero alone.
  { name: 'onedeck-hydra', line: `onedeck ${LEVELS},greedy ${ONE_DECK} -o dungeon=hydra`, deals: 100 },
  { name: 'onedeck-hydra-quick', line: 'onedeck --bots random,novice -o dungeon=hydra', deals: 300 },
  ...HARDER.map(dungeon => ({
    name: `onedeck-${dungeon}`,
    line: `onedeck ${BESIDE_GREEDY} ${ONE_DECK} -o dungeon=${dungeon}`,
    deals: 25,
  })),
  {
    name: 'onedeck-two',
    line: `onedeck ${LEVELS},greedy ${ONE_DECK} --seats 1 -o heroes=warrior,mage`,
    deals: 40,
  },
  ...PARTIES.flatMap(({ party, budget, options, deals }) => [
    {
      name: `onedeck-${party}`,
      line: `onedeck --bots skilled,master ${budget} --seats 1 ${options}`,
      deals,
    },
    {
      name: `onedeck-${party}-quick`,
      line: `onedeck --bots random,novice --seats 1 ${options}`,
      deals: 300,
    },
  ]),
  { name: 'onedeck-revised', line: `onedeck ${BESIDE_GREEDY} ${ONE_DECK} -o edition=revised`, deals: 30 },
  {
    name: 'onedeck-archer-ten-times',
    line: `onedeck --bots master ${TEN_TIMES.onedeck} -o heroes=archer`,
    deals: 40,
  },
  {
    name: 'dungeon-one-against-three-ten-times',
    line: `dungeon ${ONE_AGAINST_THREE} ${TEN_TIMES.dungeon}`,
    deals: 10,
  },
]
