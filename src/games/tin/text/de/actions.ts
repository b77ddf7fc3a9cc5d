/** What can be done, in German. */
import { BOMB_ADDS, POTION_IN_BATTLE } from '../../content/numbers.ts'
import type { Tile } from '../../types.ts'
import {
  answerIn,
  bombsIn,
  doorsIn,
  drawnIn,
  isHelmeted,
  type Means,
  meansFor,
  sidesOf,
  signed,
  tileTowards,
  turnedIn,
  upper,
  wayBack,
  worthIn,
} from '../look.ts'
import type { Phrases } from '../speech.ts'
import { attack, bare, cardTitle, listed, noun, token, wind } from './names.ts'

function into(tile: Tile | null): string {
  return tile === null ? 'ins Dunkle' : noun(tile).into
}

const PAID_WITH: Readonly<Record<Means, string>> = {
  gold: ' Gold kaufen',
  trade: ' kaufen, im Tausch',
  both: ' kaufen, mit Gold und im Tausch',
}

export const PHRASES: Phrases = {
  move: ({ dir }, sight) => `Nach ${wind(dir)} ${into(tileTowards(sight, dir))}`,
  explore: ({ dir }) => `Nach ${wind(dir)} erkunden`,
  lay: ({ turn }, sight) => {
    const sides = sidesOf(doorsIn(sight, turn))
    return `${sides.length === 1 ? 'Tür' : 'Türen'} nach ${listed(sides.map(wind))}`
  },
  enter: () => 'Hineingehen',
  stay: () => 'Hier bleiben',
  unlock: ({ dir }, sight) => {
    const tile = tileTowards(sight, dir)
    return `${tile === null ? 'Die Tür' : upper(noun(tile).den)} aufschließen (${wind(dir)})`
  },
  rope: () => 'Das Seil über den Abgrund spannen',
  take: it => `${upper(token(it.token))} mitnehmen`,
  drop: it => `${upper(token(it.token))} zurücklassen`,
  drink: (_, sight) =>
    `Den Trank trinken (${sight.prompt?.ask === 'battle' ? `${POTION_IN_BATTLE} Herzen` : 'alle Herzen'})`,
  heal: () => 'Rasten und heilen (alle Herzen)',
  buy: ({ good }, sight) =>
    `${upper(token(good))} für ${sight.content.goods[good].price}${PAID_WITH[meansFor(sight, good)]}`,
  pay: (it, sight) =>
    typeof it.token === 'number'
      ? `${token(it.token)} zahlen`
      : `${upper(token(it.token))} für ${worthIn(sight, it.token)} in Zahlung geben`,
  cancel: () => 'Doch nicht',
  fight: (_, sight) => `Das Monster${isHelmeted(sight) ? ' mit Helm' : ''} angreifen`,
  retreat: (_, sight) => `Rückzug nach ${wind(wayBack(sight))} ${into(tileTowards(sight, wayBack(sight)))}`,
  card: ({ card }, sight) => {
    const answer = answerIn(sight, card)
    if (!answer) return 'Eine Karte'
    return `${cardTitle(answer.card)} (${answer.change === 0 ? 'ändert nichts' : signed(answer.change)})`
  },
  top: () => 'Die oberste Karte aufdecken und spielen',
  bare: () => 'Keine Karte',
  bomb: ({ use }, sight) =>
    use
      ? `Eine Bombe zünden (${signed(BOMB_ADDS)})`
      : `Die Bombe${bombsIn(sight) === 1 ? '' : 'n'} aufsparen`,
  tile: (it, sight) => {
    const turned = turnedIn(sight, it.tile)
    return `Aufgedeckt: ${turned ? noun(turned).name : 'ein Plättchen'}`
  },
  monster: ({ die, helmet, chest }) =>
    `${die === 'red' ? 'Roter' : 'Gelber'} Würfel: ${helmet ? 'mit Helm' : 'ohne Helm'}${chest ? ', mit Truhe' : ''}`,
  treasure: it => `Gefunden: ${bare(it.token)}`,
  deal: ({ card }, sight) => {
    const drawn = drawnIn(sight, card)
    return `Gezogen: ${drawn ? cardTitle(drawn) : 'eine Karte'}`
  },
  technique: ({ technique }) => `Das Monster greift ${attack(technique)} an`,
  number: ({ value }) => `Gewürfelt: ${value}`,
}
