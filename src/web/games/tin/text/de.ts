import { BOMB_ADDS, POTION_IN_BATTLE, XP_FOR_LEVEL } from '../../../../games/tin/content/numbers.ts'
import { cardTitle, noun } from '../../../../games/tin/text/de/names.ts'
import { PLACES } from '../../../../games/tin/text/de/places.ts'
import type { Direction, Technique, Tile, Token } from '../../../../games/tin/types.ts'
import type { TinWords } from './en.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? 'nichts') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`
const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
const ITEMS = {
  key: 'Schlüssel',
  rope: 'Seil',
  potion: 'Trank',
  bomb: 'Bombe',
  princess: 'Prinzessin',
} as const
const token = (it: Token) => (typeof it === 'number' ? `${it} Gold` : ITEMS[it])
const DIRECTIONS = { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' } as const
const dirs = (list: readonly Direction[]) => listed(list.map(dir => DIRECTIONS[dir]))
const doors = (list: readonly Direction[]) => `${list.length === 1 ? 'Tür' : 'Türen'} nach ${dirs(list)}`
const THE = {
  key: 'den Schlüssel',
  rope: 'das Seil',
  potion: 'den Trank',
  bomb: 'die Bombe',
  princess: 'die Prinzessin',
}
const the = (it: Token) => (typeof it === 'number' ? `${it} Gold` : THE[it])
const A = {
  key: 'Einen Schlüssel',
  rope: 'Ein Seil',
  potion: 'Einen Trank',
  bomb: 'Eine Bombe',
  princess: 'Sie',
}
const PAID_WITH = { gold: ' Gold', trade: ', im Tausch', both: ', mit Gold und im Tausch' } as const
const ONE = { key: 'ein Schlüssel', rope: 'ein Seil', potion: 'ein Trank', bomb: 'eine Bombe' } as const
const MANY = { key: 'Schlüssel', rope: 'Seile', potion: 'Tränke', bomb: 'Bomben' } as const
/** Erst alles Gold, dann die Dinge: `6 Gold`, `eine Bombe`, `2 Tränke`, `die Prinzessin`. */
const loot = (tokens: readonly Token[]): string[] => {
  const gold = tokens.reduce((sum: number, it) => sum + (typeof it === 'number' ? it : 0), 0)
  const things = [...new Set(tokens)].filter(it => typeof it === 'string')
  const many = (it: Token) => tokens.filter(other => other === it).length
  return [
    ...(gold > 0 ? [`${gold} Gold`] : []),
    ...things.map(it => (it === 'princess' ? THE[it] : many(it) === 1 ? ONE[it] : `${many(it)} ${MANY[it]}`)),
  ]
}

/** Wie ein Raum heißt, ohne seinen Artikel: `Keller`, `Zimmer der Prinzessin`. */
const calledIn = (tile: Tile) => noun(tile).called ?? noun(tile).name

/** Die Wörter des Tisches von Dungeon in a Tin. */
export const de: TinWords = {
  move: (n, limit) => (limit === null ? `Zug ${n}` : `Zug ${n} von ${limit}`),
  goalRooms: left =>
    left === 0
      ? 'Finde das Zimmer der Prinzessin, öffne es und bring sie zur Treppe'
      : `Mach ${left === 1 ? 'den verschlossenen Raum' : 'beide verschlossenen Räume'} frei, dann bring die Prinzessin zur Treppe`,
  shortRooms: left => `Noch ${left} verschlossen`,
  shortPrincess: 'Auf zur Prinzessin',
  goalPrincess: 'Öffne das Zimmer der Prinzessin und besiege alle darin',
  goalTake: 'Hol die Prinzessin aus ihrem Zimmer',
  goalHome: 'Bring die Prinzessin zur Treppe',
  goalOver: 'Im Verlies ist es still',
  map: 'Das Verlies',
  mapHelp:
    'Pfeiltasten gehen und erkunden, Plus und Minus zoomen, 0 zeigt alles. Tab führt zum Raum des Helden; von dort lesen Pfeiltasten Raum für Raum, bis Escape.',
  keys: {
    main: 'Der helle Knopf',
    walk: 'Gehen und erkunden, das Plättchen drehen, eine andere Karte heben',
    stay: 'Hier bleiben',
    unlock: 'Einen Raum aufschließen',
    rest: 'Zurückweichen, rasten oder das Seil legen',
    drink: 'Den Trank trinken',
    bomb: 'Eine Bombe dazu',
    cancel: 'Einen Kauf abbrechen',
    closer: 'Näher',
    farther: 'Weiter weg',
    whole: 'Alles zeigen',
    pan: 'Die Karte verschieben',
    look: 'Zum Raum des Helden und weiter von Raum zu Raum',
  },
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  zoomFit: 'Alles zeigen',
  places: PLACES,
  times: n => `×${n}`,
  of: n => `${n}×`,
  tilesLeft: n => `Noch ${n} Plättchen`,
  princessLast: 'die Prinzessin kommt zuletzt',
  princessNext: 'das Zimmer der Prinzessin',
  stackHolds: rooms => `In unbekannter Reihenfolge: ${listed(rooms)}.`,
  turnTile: 'Drehen',
  layTile: 'Legen',
  layHelp: 'Türen müssen auf Türen treffen. Tippe auf das Plättchen, um es zu drehen.',
  lie: list => doors(list),
  ways: n => count(n, 'mögliche Lage', 'mögliche Lagen'),
  foe: (helmet, fierce) =>
    helmet ? (fierce ? 'Unhold mit Helm' : 'Kobold mit Helm') : fierce ? 'Unhold' : 'Kobold',
  foeOf: left => (left === 1 ? 'Der letzte hier.' : `Der erste von ${left} hier.`),
  guards: tokens => (tokens.length === 0 ? '' : ` Dahinter: ${listed(loot(tokens))}.`),
  helmetCost: '−1 für den Helm',
  attacks: (technique: Technique) =>
    ({
      high: ['Er greift ', 'hoch', ' an.'],
      low: ['Er greift ', 'tief', ' an.'],
      thrust: ['Er greift mit einem ', 'Stoß', ' an.'],
    })[technique],
  technique: technique => ({ high: 'hoch', low: 'tief', thrust: 'Stoß' })[technique],
  answerIt: 'Spiel eine Karte dagegen, oder keine.',
  bombAsked: `Die Karte liegt. Eine Bombe gibt ${BOMB_ADDS} dazu und ist dann weg.`,
  techniqueNext: 'Erst wird sein Angriff gewürfelt, dann wählst du eine Karte.',
  die: 'Würfel',
  part: { card: 'Karte', helmet: 'Helm', princess: 'Prinzessin', bomb: 'Bombe' },
  plus: 'plus',
  minus: 'minus',
  sum: (parts, need) => `Würfel${parts === '' ? '' : ` ${parts}`}, mindestens ${need}`,
  wins: least =>
    least >= 6 ? 'Nur eine 6 gewinnt.' : `Ab ${least} gewinnst du. 1 verliert, 6 gewinnt immer.`,
  unseenWins: 'Im Mittel über die verdeckten Karten.',
  roundAverage: 'Mit der besten Karte gegen jeden Angriff, im Mittel.',
  yourChoices: 'Deine Wahl in dieser Runde',
  noCard: 'keine Karte',
  unseen: 'verdeckte Karte',
  withBomb: 'mit Bombe',
  withoutBomb: 'ohne',
  percent: n => `${n}\u00a0%`,
  winsRound: chance => `${chance} für diese Runde`,
  turnedOver: title => `Aufgedeckt: ${title}.`,
  lastRoll: sum => `Du hast ${sum} gewürfelt:`,
  struck: won => (won ? 'Treffer.' : 'daneben, 1 Herz weg.'),
  inTheAir: 'Der Würfel fällt …',
  herDoor: 'Sie ist da drin, hinter einem Schloss.',
  lockedDoor: 'Verschlossen: Ein Schlüssel öffnet ihn.',
  doorOpens: 'Das Schloss springt auf.',
  keyOpens: 'Er öffnet ein Schloss.',
  levelBrings: 'Alle Herzen sind wieder da, und du hältst eine Karte mehr.',
  itemTitle: it =>
    ({ key: 'Schlüssel', rope: 'Seil', potion: 'Trank', bomb: 'Bombe', princess: 'Die Prinzessin' })[it],
  doesNotFit: 'Es passt hier nicht.',
  endings: {
    rescued: { title: 'Zu Hause!', note: 'Die Prinzessin sieht das Tageslicht.' },
    slain: { title: 'Du fällst', note: 'Dein letztes Herz ist dahin.' },
    late: { title: 'Zu spät', note: 'Deine Züge sind aufgebraucht.' },
  },
  cards: 'Kampfkarten',
  asIs: 'bleibt',
  signed,
  turnOver: 'aufdecken',
  unseenLeft: n => `${n} verdeckt`,
  cardName: (title, lines, chance) =>
    `${title}: ${lines.join(', ')}${chance === null ? '' : `; ${chance} Gewinnchance`}`,
  cardLine: (technique, change) => `${technique} ${change === 0 ? 'keine Änderung' : signed(change)}`,
  unseenName: (n, chance) =>
    `Verdeckte Karte aufdecken, eine von ${n}${chance === null ? '' : `; im Mittel ${chance} Gewinnchance`}`,
  bareName: chance => `Keine Karte${chance === null ? '' : `; ${chance} Gewinnchance`}`,
  tin: 'Die Dose',
  level: n => `Stufe ${n}`,
  hearts: (left, of) => `${left} von ${of} Herzen`,
  xp: n => `${n} von ${XP_FOR_LEVEL} EP`,
  lastLevel: 'die letzte Stufe',
  wells: 'Mulden',
  emptyWell: 'leere Mulde',
  inWell: (it, place) => `${token(it)}, Mulde ${place}`,
  lying: (what, place) => `${what}, Ding ${place} am Boden`,
  gold: n => `${n} Gold`,
  noGold: 'kein Gold',
  item: it => token(it),
  goldWord: 'Gold',
  dropIt: it => `${typeof it === 'number' ? `${it} Gold` : ITEMS[it]} ablegen`,
  dropHelp: 'Was du ablegst, bleibt in diesem Raum.',
  dropSub: 'bleibt in diesem Raum',
  drink: 'Austrinken',
  keep: 'Behalten',
  cannotDrop: 'Ablegen geht in einem Raum ohne Monster.',
  about: {
    hearts: 'Eine verlorene Runde kostet eines. Ist keines übrig, ist der Held erschlagen.',
    xp: `${XP_FOR_LEVEL} ergeben eine Stufe: eine Karte mehr auf der Hand, und alle Herzen sind zurück.`,
    foe: helmet => (helmet ? 'Ein Helm nimmt deinem Schlag 1.' : 'Ohne Helm.'),
    gold: 'Die Händler an der Treppe nehmen es. Es braucht keine Mulde.',
    items: {
      key: 'Öffnet einen verschlossenen Raum und ist verbraucht.',
      rope: 'Über einen Abgrund gelegt, der von da an begehbar ist.',
      potion: `Bringt alle Herzen zurück; im Kampf ${POTION_IN_BATTLE}.`,
      bomb: `Bringt einem Schlag ${BOMB_ADDS} und ist weg.`,
      princess: 'Bring sie zur Treppe. An deiner Seite nimmt sie jedem Schlag 1.',
    },
  },
  fight: 'Kämpfen',
  fightSub: 'sein Angriff wird gewürfelt',
  roll: 'Würfeln',
  rollSub: hearts => (hearts === 1 ? 'daneben kostet das letzte Herz' : 'daneben kostet 1 Herz'),
  rollWith: (title, risk) => `mit ${title}; ${risk}`,
  rollBare: risk => `ohne Karte; ${risk}`,
  playCard: title => `${title} spielen`,
  playBare: 'Keine Karte spielen',
  thenBomb: 'danach vielleicht eine Bombe',
  turnIt: 'Verdeckte Karte aufdecken',
  turnItSub: 'welche es auch ist, du musst sie nehmen',
  addBomb: 'Bombe dazu',
  addBombSub: chance => `+${BOMB_ADDS}, dann ${chance}`,
  saveBomb: chance => `${chance}, die Bombe bleibt`,
  retreat: 'Rückzug',
  retreatSub: to => `${noun(to).into}; was hier ist, bleibt`,
  enter: 'Hineingehen',
  stay: 'Hier bleiben',
  unlock: tile => `${calledIn(tile)} aufschließen`,
  unlockSub: 'der Schlüssel ist dann weg',
  rope: 'Seil spannen',
  ropeSub: 'ab jetzt kommst du hinüber',
  take: it => (it === 'princess' ? 'Nimm sie an die Hand' : `Nimm ${the(it)}`),
  takePrincessSub: 'füllt eine Mulde; −1 in jedem Kampf',
  drinkPotion: 'Trank trinken',
  drinkSub: inBattle => (inBattle ? `${POTION_IN_BATTLE} Herzen` : 'alle Herzen'),
  heal: 'Rasten und heilen',
  healSub: 'alle Herzen, umsonst',
  buy: it => (typeof it === 'number' ? `${it} Gold` : `${A[it]} kaufen`),
  price: (n, means) => `${n}${PAID_WITH[means]}`,
  give: it => (typeof it === 'number' ? `Gib ${it} Gold` : `Gib ${THE[it]}`),
  counts: n => `zählt ${n}`,
  cancel: 'Abbrechen',
  cancelSub: 'du bekommst alles zurück',
  cross: 'Über den Abgrund',
  merchants: 'Händler',
  merchantsSay: (gold, goods) =>
    goods === 0
      ? `Du hast ${gold} Gold. Wechselgeld gibt es nicht.`
      : `Du hast ${gold} Gold und Waren für ${goods}. Wechselgeld gibt es nicht.`,
  paying: it => (typeof it === 'number' ? `${it} Gold` : ITEMS[it]),
  paid: (sum, price) => `${sum} von ${price} Gold gegeben`,
  wellFirst: 'Der Preis ist bezahlt. Gib etwas in Zahlung, damit eine Mulde frei wird.',
  tile: tile => noun(tile).name,
  card: cardTitle,
  roomTitle: calledIn,
  roomText: ({ mood }) => mood?.de ?? 'Kalte Luft, alter Stein und ein Geräusch, das mit dir stehen bleibt.',
  nextRoom: 'Durch eine Tür',
  again: n =>
    n === 0 ? 'Hier wartet nichts, wenn du wiederkommst.' : `Wenn du wiederkommst: mindestens ${n} Monster.`,
  tracker: 'Der Weg zu ihr',
  trackRoom: name => (name === null ? 'Ein verschlossener Raum' : name),
  trackPrincess: 'Das Zimmer der Prinzessin',
  trackState: {
    hidden: 'nicht gefunden',
    locked: 'verschlossen',
    open: 'offen, nicht geräumt',
    done: 'geräumt',
    out: 'nicht in diesem Verlies',
    carried: 'an deiner Seite',
  },
  trackAbout: {
    hidden: left =>
      left === 1
        ? 'Es ist das letzte verdeckte Plättchen.'
        : `Es liegt unter den ${left} Plättchen, die noch verdeckt sind.`,
    locked: () => 'Ein Schlüssel öffnet es.',
    open: () => 'Geräumt ist es, wenn alles darin besiegt ist.',
    done: () => 'Alles darin ist besiegt.',
    carried: () => 'Bring sie zur Treppe.',
  },
}
