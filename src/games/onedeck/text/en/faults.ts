/** What is wrong with the options or a content pack of One Deck Dungeon, in English. */
export const faults = {
  /** What the shape of a pack asks for, by key. */
  shapes: {
    mostBoxes: 'There may be at most 8 boxes',
    twoCopies: 'There are two copies of each card',
    threeFloors: 'A dungeon has 3 floors',
  },
  twice: (place: string, id: string) => `${place}: "${id}" is there twice.`,
  deck: (count: number) => `encounters: 2 to 100 names make a deck, not ${count}.`,
  noHeroes: 'heroes: there must be a hero.',
  noDungeons: 'dungeons: there must be a dungeon.',
  foeOrPeril: (id: string) => `encounters: "${id}" must have either boxes (a foe) or two ways (a peril).`,
  twoWays: (id: string) => `encounters: the peril "${id}" must have two ways.`,
  badLoot: (id: string, loot: string) => `encounters: "${id}" bears "${loot}", which is no skill or potion.`,
  noSkull: (id: string) => `dungeons: the boss of "${id}" has no skull to strike.`,
  noInvisibility: 'potions: "invisibility" is missing; its rule is built in.',

  noHero: (id: string, known: readonly string[]) =>
    `heroes: there is no hero "${id}"; there are ${known.join(', ')}.`,
  heroTwice: 'heroes: no hero may be there twice.',
  party: (count: number) => `heroes: one, two or four heroes play, not ${count}.`,
  noDungeon: (id: string, known: readonly string[]) =>
    `dungeon: there is no dungeon "${id}"; there are ${known.join(', ')}.`,
  seats: (heroes: number, seats: number) =>
    `seats: one person plays all heroes, or one each (${heroes}), not ${seats}.`,
  tooManySheets: 'sheets: there are more sheets than heroes.',
  noTalent: (id: string) => `sheets: there is no talent "${id}".`,
  talentTwice: 'sheets: a talent is there twice.',
  noBasic: (id: string) => `sheets: there is no basic skill "${id}".`,
  oneFocus: 'sheets: a hero learns only one focus besides the basic talents.',
}

export type Faults = typeof faults
