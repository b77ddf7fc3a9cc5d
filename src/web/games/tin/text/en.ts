import { BOMB_ADDS, POTION_IN_BATTLE, XP_FOR_LEVEL } from '../../../../games/tin/content/numbers.ts'
import { roomName } from '../../../../games/tin/text/en/names.ts'
import { PLACES } from '../../../../games/tin/text/en/places.ts'
import type { Means } from '../../../../games/tin/text/look.ts'
import type { Card, Direction, Item, Technique, Tile, Token } from '../../../../games/tin/types.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? 'none') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
const token = (it: Token) => (typeof it === 'number' ? `${it} gold` : it)
const the = (it: Token) => (typeof it === 'number' ? `${it} gold` : `the ${it}`)
/** The gold together, then the things: `6 gold`, `a bomb`, `2 keys`, `the princess`. */
const loot = (tokens: readonly Token[]): string[] => {
  const gold = tokens.reduce((sum: number, it) => sum + (typeof it === 'number' ? it : 0), 0)
  const things = [...new Set(tokens)].filter(it => typeof it === 'string')
  const many = (it: Token) => tokens.filter(other => other === it).length
  return [
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...things.map(it => (it === 'princess' ? the(it) : many(it) === 1 ? `a ${it}` : `${many(it)} ${it}s`)),
  ]
}
const PAID_WITH: Readonly<Record<Means, string>> = {
  gold: ' gold',
  trade: ', in trade',
  both: ', in gold and trade',
}
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

/** The words of the table of Dungeon in a Tin. */
export const en = {
  // The bar
  move: (n: number, limit: number | null) => (limit === null ? `Move ${n}` : `Move ${n} of ${limit}`),
  goalRooms: (left: number) =>
    left === 0
      ? 'Find the princess room, open it, and bring her to the stairwell'
      : `Clear ${left === 1 ? 'the locked room' : 'both locked rooms'}, then bring the princess to the stairwell`,
  shortRooms: (left: number) => `${count(left, 'room', 'rooms')} to clear`,
  shortPrincess: 'On to the princess',
  goalPrincess: 'Open the princess room and beat all in it',
  goalTake: 'Fetch the princess from her room',
  goalHome: 'Bring the princess to the stairwell',
  goalOver: 'The dungeon is quiet',
  // The map
  map: 'The dungeon',
  mapHelp:
    'Arrow keys walk and explore, plus and minus zoom, 0 shows everything. Tab comes to the room of the hero; from there arrow keys read room by room, until Escape.',
  keys: {
    main: 'The amber button',
    walk: 'Walk and explore, turn the tile in hand, raise another card',
    stay: 'Stay here',
    unlock: 'Unlock a room',
    rest: 'Retreat, rest, or lay the rope',
    drink: 'Drink the potion',
    bomb: 'Add a bomb',
    cancel: 'Call a purchase off',
    closer: 'Closer',
    farther: 'Further away',
    whole: 'Show everything',
    pan: 'Move the map',
    look: 'To the room of the hero, and on from room to room',
  },
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  zoomFit: 'Show everything',
  places: PLACES,
  times: (n: number) => `×${n}`,
  of: (n: number) => `${n}×`,
  tilesLeft: (n: number) => count(n, 'tile left', 'tiles left'),
  princessLast: 'the princess lies last',
  princessNext: 'the princess room',
  stackHolds: (rooms: readonly string[]) => `In no known order: ${listed(rooms)}.`,
  // Laying
  turnTile: 'Turn it',
  layTile: 'Lay it',
  layHelp: 'Doorways must meet doorways. Tap the tile to turn it.',
  lie: (dirs: readonly Direction[]) => `Doorway${dirs.length === 1 ? '' : 's'} ${listed(dirs)}`,
  ways: (n: number) => count(n, 'way to lie', 'ways to lie'),
  // Battle
  foe: (helmet: boolean, fierce: boolean): string =>
    helmet ? (fierce ? 'Helmeted fiend' : 'Helmeted imp') : fierce ? 'Fiend' : 'Imp',
  foeOf: (left: number) => (left === 1 ? 'The last one here.' : `${ORDINALS[0]} of ${left} here.`),
  guards: (tokens: readonly Token[]) => (tokens.length === 0 ? '' : ` Behind it: ${listed(loot(tokens))}.`),
  helmetCost: '−1 for its helmet',
  attacks: (technique: Technique) =>
    ({
      high: ['It attacks ', 'high', '.'],
      low: ['It attacks ', 'low', '.'],
      thrust: ['It attacks with a ', 'thrust', '.'],
    })[technique],
  technique: (technique: Technique) => ({ high: 'high', low: 'low', thrust: 'thrust' })[technique],
  answerIt: 'Play a card that answers it, or none.',
  bombAsked: `The card is down. A bomb adds ${BOMB_ADDS}, and is gone.`,
  techniqueNext: 'Its technique is rolled first; then you choose a card.',
  die: 'die',
  part: { card: 'card', helmet: 'helmet', princess: 'princess', bomb: 'bomb' },
  plus: 'plus',
  minus: 'minus',
  sum: (parts: string, need: number) => `die${parts === '' ? '' : ` ${parts}`}, at least ${need}`,
  wins: (least: number) =>
    least >= 6 ? 'Only a 6 wins.' : `${least} or more wins. 1 always loses, 6 always wins.`,
  unseenWins: 'An average over the unseen cards.',
  roundAverage: 'With the best card against each technique, on average.',
  yourChoices: 'Your choices this round',
  noCard: 'no card',
  unseen: 'unseen card',
  withBomb: 'with a bomb',
  withoutBomb: 'without',
  percent: (n: number) => `${n}\u00a0%`,
  winsRound: (chance: string) => `${chance} to win the round`,
  turnedOver: (title: string) => `You turned over ${title}.`,
  lastRoll: (sum: string) => `You rolled ${sum}:`,
  struck: (won: boolean): string => (won ? 'a hit.' : 'a miss, 1 heart lost.'),
  // Moments of their own
  inTheAir: 'The die is in the air …',
  herDoor: 'She is in there, behind a lock.',
  lockedDoor: 'Locked: a key opens it.',
  doorOpens: 'The lock springs open.',
  keyOpens: 'It opens one lock.',
  levelBrings: 'All hearts are back, and your hand holds one card more.',
  itemTitle: (it: Item): string =>
    ({ key: 'Key', rope: 'Rope', potion: 'Potion', bomb: 'Bomb', princess: 'The princess' })[it],
  doesNotFit: 'It cannot lie here.',
  endings: {
    rescued: { title: 'Home!', note: 'The princess sees the light of day.' },
    slain: { title: 'You fall', note: 'Your last heart is gone.' },
    late: { title: 'Too late', note: 'Your moves have run out.' },
  },
  // Cards
  cards: 'Fight cards',
  asIs: 'as is',
  signed,
  turnOver: 'turn over',
  unseenLeft: (n: number) => `${n} unseen`,
  cardName: (title: string, lines: readonly string[], chance: string | null) =>
    `${title}: ${lines.join(', ')}${chance === null ? '' : `; ${chance} to win`}`,
  cardLine: (technique: string, change: number) =>
    `${technique} ${change === 0 ? 'no change' : signed(change)}`,
  unseenName: (n: number, chance: string | null) =>
    `Unseen card to turn over, one of ${n}${chance === null ? '' : `; ${chance} to win on average`}`,
  bareName: (chance: string | null) => `No card${chance === null ? '' : `; ${chance} to win`}`,
  // The tin
  tin: 'The tin',
  level: (n: number) => `Level ${n}`,
  hearts: (left: number, of: number) => `${left} of ${of} hearts`,
  xp: (n: number) => `${n} of ${XP_FOR_LEVEL} XP`,
  lastLevel: 'the last level',
  wells: 'Wells',
  emptyWell: 'empty well',
  inWell: (it: Token, place: number) => `${token(it)}, well ${place}`,
  lying: (what: string, place: number) => `${what}, thing ${place} on the floor`,
  gold: (n: number) => `${n} gold`,
  noGold: 'no gold',
  item: (it: Token) => token(it),
  goldWord: 'gold',
  dropIt: (it: Token) => `Drop ${the(it)}`,
  dropHelp: 'What you drop stays in this room.',
  dropSub: 'stays in this room',
  drink: 'Drink it',
  keep: 'Keep it',
  cannotDrop: 'It can be dropped in a room without monsters.',
  about: {
    hearts: 'A lost round costs one. With none left the hero is slain.',
    xp: `${XP_FOR_LEVEL} make a level: another card in hand, and all hearts are back.`,
    foe: (helmet: boolean): string => (helmet ? 'A helmet takes 1 off your blow.' : 'Without a helmet.'),
    gold: 'The merchants at the stairwell take it. It needs no well.',
    items: {
      key: 'Opens one locked room, and is used up.',
      rope: 'Laid over a chasm, which can be crossed from then on.',
      potion: `Brings all hearts back; in battle ${POTION_IN_BATTLE}.`,
      bomb: `Adds ${BOMB_ADDS} to one blow, and is gone.`,
      princess: 'Bring her to the stairwell. At your side she takes 1 off every blow.',
    },
  },
  // Actions
  fight: 'Fight',
  fightSub: 'roll its technique',
  roll: 'Roll the die',
  rollSub: (hearts: number): string =>
    hearts === 1 ? 'a miss costs your last heart' : 'a miss costs 1 heart',
  rollWith: (title: string, risk: string) => `with ${title}; ${risk}`,
  rollBare: (risk: string) => `without a card; ${risk}`,
  playCard: (title: string) => `Play ${title}`,
  playBare: 'Play no card',
  thenBomb: 'then you may add a bomb',
  turnIt: 'Turn over the unseen card',
  turnItSub: 'whatever it is, you must use it',
  addBomb: 'Add a bomb',
  addBombSub: (chance: string) => `+${BOMB_ADDS}, then ${chance}`,
  saveBomb: (chance: string) => `${chance}, and the bomb is kept`,
  retreat: 'Retreat',
  retreatSub: (to: Tile) => `to the ${roomName(to)}; what is here stays`,
  enter: 'Go in',
  stay: 'Stay here',
  unlock: (tile: Tile) => `Unlock the ${roomName(tile)}`,
  unlockSub: 'the key is used up',
  rope: 'Lay the rope',
  ropeSub: 'the chasm can be crossed from now on',
  take: (it: Token) => (it === 'princess' ? 'Take her by the hand' : `Take ${the(it)}`),
  takePrincessSub: 'fills a well; −1 in every battle',
  drinkPotion: 'Drink the potion',
  drinkSub: (inBattle: boolean): string => (inBattle ? `${POTION_IN_BATTLE} hearts` : 'all hearts'),
  heal: 'Rest and heal',
  healSub: 'all hearts, free',
  buy: (it: Token) => `Buy a ${token(it)}`,
  price: (n: number, means: Means) => `${n}${PAID_WITH[means]}`,
  give: (it: Token) => (typeof it === 'number' ? `Give ${it} gold` : `Trade in the ${it}`),
  counts: (n: number) => `counts ${n}`,
  cancel: 'Call it off',
  cancelSub: 'all is given back',
  // Why not
  cross: 'Cross the chasm',
  // What is at stake
  merchants: 'Merchants',
  merchantsSay: (gold: number, goods: number) =>
    goods === 0
      ? `You have ${gold} gold. No change is given.`
      : `You have ${gold} gold and goods worth ${goods}. No change is given.`,
  paying: (it: Token) => `A ${token(it)}`,
  paid: (sum: number, price: number) => `${sum} of ${price} gold given`,
  wellFirst: 'The price is met. Trade something in, so that a well becomes free.',
  tile: ({ name }: Tile) => name,
  card: ({ title }: Card) => title,
  /** A name of its own, or what it is called. */
  roomTitle: (tile: Tile) => (tile.called === undefined ? tile.name : `The ${tile.called}`),
  roomText: ({ mood }: Tile): string =>
    mood?.en ?? 'Cold air, old stone, and a sound that stops when you do.',
  nextRoom: 'Through a doorway',
  again: (n: number) =>
    n === 0
      ? 'Nothing waits here when you return.'
      : `When you return: ${count(n, 'monster', 'monsters')} at least.`,
  tracker: 'The way to her',
  trackRoom: (name: string | null) => (name === null ? 'A locked room' : `The ${name}`),
  trackPrincess: 'The princess room',
  trackState: {
    hidden: 'not found',
    locked: 'locked',
    open: 'open, not cleared',
    done: 'cleared',
    out: 'out of this dungeon',
    carried: 'at your side',
  },
  trackAbout: {
    hidden: (left: number) =>
      left === 1 ? 'It is the last tile face down.' : `It lies among the ${left} tiles still face down.`,
    locked: () => 'A key opens it.',
    open: () => 'It is cleared once all in it are beaten.',
    done: () => 'All in it are beaten.',
    carried: () => 'Bring her to the stairwell.',
  },
}

export type TinWords = typeof en
