/** What can be done, in German. */
import { BOMB_ADDS, POTION_IN_BATTLE } from '../../content/numbers.ts'
import {
  answerIn,
  bombsIn,
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
import { attack, bare, cardTitle, listed, tile, token, wind } from './names.ts'

function into(name: string | null): string {
  return name === null ? 'ins Dunkle' : tile(name).into
}

const PAID_WITH: Readonly<Record<Means, string>> = {
  gold: ' Gold kaufen',
  trade: ' kaufen, im Tausch',
  both: ' kaufen, mit Gold und im Tausch',
}

export const PHRASES: Phrases = {
  move: ({ dir }, view) => `Nach ${wind(dir)} ${into(tileTowards(view, dir))}`,
  explore: ({ dir }) => `Nach ${wind(dir)} erkunden`,
  lay: ({ turn }, view) => {
    const sides = sidesOf(view.laying?.lies[turn] ?? 0)
    return `${sides.length === 1 ? 'Tür' : 'Türen'} nach ${listed(sides.map(wind))}`
  },
  enter: () => 'Hineingehen',
  stay: () => 'Hier bleiben',
  unlock: ({ dir }, view) => {
    const name = tileTowards(view, dir)
    return `${name === null ? 'Die Tür' : upper(tile(name).den)} aufschließen (${wind(dir)})`
  },
  rope: () => 'Das Seil über den Abgrund spannen',
  take: it => `${upper(token(it.token))} mitnehmen`,
  drop: it => `${upper(token(it.token))} zurücklassen`,
  drink: (_, view) =>
    `Den Trank trinken (${view.prompt?.ask === 'battle' ? `${POTION_IN_BATTLE} Herzen` : 'alle Herzen'})`,
  heal: () => 'Rasten und heilen (alle Herzen)',
  buy: ({ good }, view) =>
    `${upper(token(good))} für ${view.goods[good].price}${PAID_WITH[meansFor(view, good)]}`,
  pay: (it, view) =>
    typeof it.token === 'number'
      ? `${token(it.token)} zahlen`
      : `${upper(token(it.token))} für ${worthIn(view, it.token)} in Zahlung geben`,
  cancel: () => 'Doch nicht',
  fight: (_, view) => `Das Monster${isHelmeted(view) ? ' mit Helm' : ''} angreifen`,
  retreat: (_, view) => `Rückzug nach ${wind(wayBack(view))} ${into(tileTowards(view, wayBack(view)))}`,
  card: ({ card }, view) => {
    const answer = answerIn(view, card)
    if (!answer) return 'Eine Karte'
    return `${cardTitle(answer.title)} (${answer.change === 0 ? 'ändert nichts' : signed(answer.change)})`
  },
  top: () => 'Die oberste Karte aufdecken und spielen',
  bare: () => 'Keine Karte',
  bomb: ({ use }, view) =>
    use ? `Eine Bombe zünden (${signed(BOMB_ADDS)})` : `Die Bombe${bombsIn(view) === 1 ? '' : 'n'} aufsparen`,
  tile: (it, view) => `Aufgedeckt: ${tile(turnedIn(view, it.tile) ?? 'ein Plättchen').name}`,
  monster: ({ die, helmet, chest }) =>
    `${die === 'red' ? 'Roter' : 'Gelber'} Würfel: ${helmet ? 'mit Helm' : 'ohne Helm'}${chest ? ', mit Truhe' : ''}`,
  treasure: it => `Gefunden: ${bare(it.token)}`,
  deal: ({ card }, view) => `Gezogen: ${cardTitle(drawnIn(view, card) ?? 'eine Karte')}`,
  technique: ({ technique }) => `Das Monster greift ${attack(technique)} an`,
  number: ({ value }) => `Gewürfelt: ${value}`,
}
