/** What the look of Dungeon! says, in English. Sentences about what happens are the game's own. */
const number = (n: number) => n.toLocaleString('en')
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** An entry of the content, by what a person calls it. */
export interface Entry {
  readonly name: string
  readonly de?: string | { readonly name: string } | undefined
}

export const en = {
  called: ({ name }: Entry): string => name,
  board: 'The dungeon',
  boardHelp: 'Arrow keys move the board, plus and minus zoom, 0 shows it whole. Tab goes to the lit spaces.',
  closer: 'Closer',
  farther: 'Farther',
  wholeBoard: 'Whole board',
  backToHero: 'Back to your hero',
  round: (n: number) => `Round ${n}`,
  setUp: 'Set-up',
  gold: number,
  gp: (n: number) => `${number(n)} gp`,
  goldOf: (gold: number, goal: number) => `${number(gold)} of ${number(goal)} gp`,
  needs: (goal: number) => `needs ${number(goal)}`,
  seeks: (treasure: string) => `seeks ${treasure}`,
  losesTurns: (n: number) => `loses ${count(n, 'turn', 'turns')}`,
  rolled: (n: number) => `rolled ${n}`,
  cards: (n: number) => count(n, 'treasure card', 'treasure cards'),
  sword: (bonus: number) => `Magic Sword +${bonus}`,
  plus: (bonus: number) => `+${bonus}`,
  /** A name that may break on a narrow card. */
  foldable: (name: string) => name,
  classes: { rogue: 'Rogue', cleric: 'Cleric', fighter: 'Fighter', wizard: 'Wizard' },
  aboutClass: {
    rogue: 'Finds secret doors more often.',
    cleric: 'Steady, with the lowest goal.',
    fighter: 'Strikes hardest.',
    wizard: 'Casts spells; no use for a sword.',
  },
  chooseHero: 'Who goes down',
  spells: { fireball: 'Fireball', lightning: 'Lightning', teleport: 'Teleport' },
  spellsShort: { fireball: 'Fire', lightning: 'Bolt' },
  you: 'You',
  none: '–',
  times: (n: number) => `× ${n}`,
  left: (n: number) => `${n} left`,

  // Places
  winds: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  room: (id: string) => `Room ${id}`,
  corridor: (level: number) => `Corridor, level ${level}`,
  stairs: (levels: readonly number[]) =>
    levels.length > 1 ? `Stairs between levels ${levels.join(' and ')}` : `Stairs, level ${levels[0]}`,
  level: (n: number) => `Level ${n}`,
  steps: (n: number) => count(n, 'step', 'steps'),
  /** Leg by leg: `first 2 north, then 1 west`. */
  way: (legs: readonly (readonly [steps: number, wind: string])[]) =>
    `first ${legs.map(([steps, wind]) => `${steps} ${wind}`).join(', then ')}`,
  onBoard: 'Lit spaces',
  within: (n: number) => `within ${count(n, 'space', 'spaces')}`,
  tapAgain: 'Tap again',
  aims: {
    teleport: 'choose a lit chamber',
    fireball: 'choose a lit room',
    lightning: 'choose a lit room',
    esp: 'choose a lit room',
    ball: 'choose a lit room',
  },
  picks: {
    gaze: 'Choose a lit room to look into',
    slide: 'Choose a lit chamber',
    haunt: 'Choose a lit room for the Hunter',
  },

  // At stake
  token: (n: number) => `token ${n}`,
  onlyYou: 'only you know',
  trap: 'A trap',
  youNeed: 'You need',
  orMore: (n: number) => `${n} or more`,
  onTwoDice: (throws: number) => `on two dice: ${throws} of the 36 throws.`,
  onTwoDiceShort: 'on two dice',
  withSword: (bonus: number) => `The sword’s +${bonus} is counted in.`,
  cannotAttack: 'Your hero cannot attack it',
  ifYouFight: 'If you fight',
  isSlain: 'it is slain',
  misses: 'misses',
  stunned: 'stunned',
  wounded: 'wounded',
  killed: 'killed',
  otherLairs: 'Monsters you know of',
  handOf: (cards: number) => (cards > 0 ? `Hand ${cards}` : 'Hand'),
  inHand: 'In hand',
  lies: 'Lying there',
  laidDown: 'a treasure, face down',
  yourGoal: 'Your goal',
  theGoal: 'The goal',
  bringHome: (goal: number) => `Bring ${number(goal)} gp back to the Great Hall.`,
  enough: 'You have enough: back to the Great Hall!',
  find: (name: string, level: number) => `Find ${name} on level ${level}.`,
  lastLife: 'One more death ends it.',
  hunter: 'The Hunter',
  hunterAt: (place: string) => `The Hunter: ${place}`,
  hunterThere: 'The Hunter is there',
  toWin: (percent: number, isAbout: boolean) => `${isAbout ? 'about ' : ''}${percent} % to win`,
  treasuresLeft: 'Treasures left, by level',
  faceUp: 'Face up',

  // What can be done
  fight: (name: string) => `Fight the ${name}`,
  fightUnknown: 'Fight what is here',
  face: 'Face what is here',
  needPercent: (need: number, percent: number) => `${need} or more, ${percent} %`,
  fightHunter: 'Fight the Hunter',
  fightEither: (name: string) => `Fight the ${name} or the Hunter`,
  fightOrFace: 'Fight the Hunter, or what else is here',
  endTurn: 'End the turn',
  stayHere: 'Stay here',
  search: (wind: string) => `Search, ${wind}`,
  searchSub: (percent: number) => `secret door, ${percent} %`,
  castHunter: (spell: string) => `${spell} at the Hunter`,
  lairs: (n: number) => count(n, 'room', 'rooms'),
  chambers: (n: number) => count(n, 'chamber', 'chambers'),
  teleportTo: (place: string) => `Teleport to ${place}`,
  esp: 'Look beyond a door',
  espSub: 'ESP Medallion',
  ball: 'Crystal Ball',
  ballSub: 'instead of the whole turn',
  take: (spell: string) => `Take ${spell}`,
  regain: (spell: string) => `Stay, regain ${spell}`,
  regainAny: 'Regain a spell',
  regainSub: 'ends the turn',
  draw: (name: string) => `Draw the ${name}`,
  heroNeeds: (goal: number) => `needs ${number(goal)} gp`,
  hero: (name: string, kind: string) => `${name}, ${kind}`,

  // What was met
  slain: 'Slain!',
  struckYou: {
    killed: 'It has killed your hero.',
    'seriously wounded': 'It has wounded you badly.',
    wounded: 'It has wounded you.',
    stunned: 'It has stunned you.',
    missed: 'It has missed you.',
  },
  rolledFor: (faces: readonly number[], bonus: number, needed: number) =>
    `You rolled ${faces.join(' + ')}${bonus > 0 ? ` with +${bonus}` : ''}; ${needed} was needed.`,
  youLose: (n: number) => `You lose ${count(n, 'turn', 'turns')}.`,
  yours: 'Yours now',
  lostThere: 'Dropped there',

  // Dice
  needed: (monster: string, n: number) => `${monster}, ${n} needed`,
  dice: {
    hit: 'Slain!',
    missed: 'Not enough',
    strikes: (monster: string) => `${monster} strikes back`,
    search: 'Secret door',
    cage: 'Caged',
    book: 'Spell book',
    sword: 'Magic Sword',
    first: 'Who begins',
  },
  blows: {
    killed: 'killed',
    'seriously wounded': 'badly wounded',
    wounded: 'wounded',
    stunned: 'stunned',
    missed: 'it misses',
  },
  found: 'found',
  nothing: 'nothing',
  spellsIn: (n: number) => count(n, 'spell', 'spells'),
  tray: 'The latest roll',
}

export type Words = typeof en
