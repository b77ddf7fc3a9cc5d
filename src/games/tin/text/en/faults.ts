/** What is wrong with a content pack of Dungeon in a Tin, in English. */
export const faults = {
  /** What the shape of a pack asks for, by key. */
  shapes: {
    id: 'An id is small letters and figures, with hyphens between them',
    doorways: 'Doorways are letters of NESW, each once',
    sixFaces: 'A die has 6 faces',
  },
  tileTwice: (id: string) => `tiles: there are two tiles "${id}".`,
  oneOfKind: (kind: string, found: number) => `tiles: there must be exactly one ${kind} tile, not ${found}.`,
  noBeginning: 'tiles: there must be a room with two doorways, or the dungeon cannot begin.',
  noDoorway: (id: string) => `tiles: "${id}" has no doorway.`,
  farWithoutDoorway: (id: string) => `tiles: "${id}" has a far side without a doorway there.`,
  oneSided: (id: string) => `tiles: the chasm "${id}" needs a doorway on each side of its gap.`,
  noChasm: (id: string) => `tiles: "${id}" is no chasm and cannot have a far side.`,
  busyStairwell: (id: string) => `tiles: the stairwell "${id}" holds no monsters and no chests.`,
  cardTwice: (id: string) => `cards: there are two cards "${id}".`,
  techniques: (title: string) => `cards: "${title}" must show each technique once.`,
  goldTwice: (value: number) => `gold: the value ${value} stands there twice.`,
  noKey: 'goods: without a key no lock can ever be opened.',
  noPotion: 'goods: the hero starts with a potion, so there must be one.',
  noRope: 'goods: there must be a rope for every chasm, or one can never be crossed.',
  dearTrade: (good: string) => `goods: a ${good} must not be worth more in trade than it costs.`,
}

export type Faults = typeof faults
