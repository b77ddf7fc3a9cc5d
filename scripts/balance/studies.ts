/** The studies that docs/balance.md rests on. */

export interface Study {
  readonly name: string
  /** What `undercroft sim` is called with. */
  readonly line: string
  readonly games: number
  /** The pack of packs.ts that the standard set is held against. */
  readonly against?: string
}

const RACE = 'dungeon --seats 4 --lots hero'
/** Every game draws its dungeon and, where none is named, its printing. One hero alone, which is quick. */
const DELVE = 'onedeck -o dungeon=any'
const ANY_PRINTING = `${DELVE} -o edition=any`
/** The same dungeons for each of the five. */
const HEROES = `${ANY_PRINTING} --sweep heroes=all`

/** What is asked of Dungeon in a Tin, by whoever plays it well and by whoever begins. */
const TIN = ['policy', 'novice'].flatMap((bot): Study[] => {
  const sweep = (name: string, values: string, games = 10_000): Study => ({
    name: `tin-${name}-${bot}`,
    line: `tin --bots ${bot} --sweep ${values}`,
    games,
  })
  const against = (pack: string): Study => ({
    name: `${pack}-${bot}`,
    line: `tin --bots ${bot}`,
    games: 10_000,
    against: pack,
  })
  return [
    sweep('hearts', 'hearts=6,4,5,7,8', 20_000),
    sweep('keys', 'pack.goods.key.count=4,3,6'),
    sweep('potions', 'pack.goods.potion.count=4,3,5,6'),
    sweep('bombs', 'pack.goods.bomb.count=4,2,6'),
    sweep('princess', 'pack.tiles.princess.red=2,1,3'),
    sweep('stairwell', 'pack.tiles.stairwell.doors=NS,N,NES,NESW'),
    ...['tin-cards-one', 'tin-cards-two', 'tin-cards-kind', 'tin-no-cross'].map(against),
  ]
})

export const STUDIES: readonly Study[] = [
  { name: 'tin', line: 'tin', games: 100_000 },
  { name: 'dungeon', line: RACE, games: 100_000 },
  { name: 'onedeck', line: HEROES, games: 20_000 },
  { name: 'tin-skilled', line: 'tin --bots skilled', games: 2000 },
  { name: 'dungeon-skilled', line: `${RACE} --bots skilled`, games: 2000 },
  { name: 'onedeck-skilled', line: `${HEROES} --bots skilled`, games: 400 },
  { name: 'onedeck-parties', line: `${ANY_PRINTING} --seats 1 -o heroes=any`, games: 5000 },
  ...TIN,
  { name: 'dungeon-weaker', line: RACE, games: 10_000, against: 'dungeon-weaker' },
  { name: 'dungeon-stronger', line: RACE, games: 10_000, against: 'dungeon-stronger' },
  level('first', 1, '7,6,8'),
  level('first', 2, '9,8,10'),
  level('first', 3, '11,9,10,12,13'),
  level('revised', 3, '10,9,11,12'),
]

function level(edition: string, number: number, costs: string): Study {
  const line = `${DELVE} -o edition=${edition} --sweep pack.${edition}.levels.${number - 1}.cost=${costs}`
  return { name: `onedeck-level-${number}-${edition}`, line, games: 10_000 }
}
