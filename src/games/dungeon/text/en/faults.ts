/** What is wrong with the options or a content pack of Dungeon!, in English. */
export const faults = {
  solo: (mode: string, players: number) => `mode: ${mode} is for one player, not ${players}.`,

  noClass: (name: string) => `There is no hero of the class ${name}.`,
  fewHeroes: (count: number, needed: number) => `There are ${count} heroes; ${needed} are needed.`,
  heroTwice: (name: string) => `The hero ${name} is listed twice.`,
  rollsOrTrap: (name: string, level: number) =>
    `${name} of level ${level} must have either six rolls or a trap.`,
  noMonster: (level: number) => `Level ${level} has no monster in its pile.`,
  monsterTwice: (name: string, level: number) =>
    `The monster card ${name} of level ${level} is listed twice.`,
  plusTwo: (name: string, level: number) =>
    `${name} of level ${level}: a Magic Sword, and nothing else, needs plusTwoFrom.`,
  noTreasure: (level: number) => `Level ${level} has no treasure in its pile.`,
  treasureTwice: (name: string, value: number, level: number) =>
    `The treasure card ${name} (${value}) of level ${level} is listed twice.`,

  idTwice: (id: string) => `The id ${id} stands for two entries.`,

  oneHall: (found: number) => `There must be one Great Hall, not ${found}.`,
  hallLevel: 'The Great Hall must be on level 1.',
  secretDoors: (found: number, most: number) =>
    `There are ${found} secret doors; at most ${most} can be kept.`,
  noRoom: (level: number) => `Level ${level} has no room.`,
  spaceTwice: (id: string) => `The space ${id} is listed twice.`,
  offBoard: (id: string) => `The space ${id} does not lie on the board.`,
  sharedCell: (a: string, b: string, cell: string) => `The spaces ${a} and ${b} share the cell ${cell}.`,
  noSpace: (id: string) => `An opening leads to ${id}, which is no space.`,
  openingTwice: (a: string, b: string) => `The opening between ${a} and ${b} is listed twice.`,
  offWall: (a: string, b: string) => `The opening between ${a} and ${b} is not on a wall that both share.`,
  unreached: (id: string) => `The space ${id} cannot be reached from the Great Hall.`,
}

/** What the shape of a pack names itself. */
export const shapes = {
  id: 'expected an id of small letters and digits with single dashes between them, such as "red-dragon"',
  place: 'an id must not have a "/" in it',
}

export type Faults = typeof faults
