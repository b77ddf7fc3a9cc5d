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
  move: ({ dir }, scene) => `Nach ${wind(dir)} ${into(tileTowards(scene, dir))}`,
  explore: ({ dir }) => `Nach ${wind(dir)} erkunden`,
  lay: ({ turn }, scene) => {
    const sides = sidesOf(doorsIn(scene, turn))
    return `${sides.length === 1 ? 'Tür' : 'Türen'} nach ${listed(sides.map(wind))}`
  },
  enter: () => 'Hineingehen',
  stay: () => 'Hier bleiben',
  unlock: ({ dir }, scene) => {
    const tile = tileTowards(scene, dir)
    return `${tile === null ? 'Die Tür' : upper(noun(tile).den)} aufschließen (${wind(dir)})`
  },
  rope: () => 'Das Seil über den Abgrund spannen',
  take: it => `${upper(token(it.token))} mitnehmen`,
  drop: it => `${upper(token(it.token))} zurücklassen`,
  drink: (_, scene) =>
    `Den Trank trinken (${scene.prompt?.ask === 'battle' ? `${POTION_IN_BATTLE} Herzen` : 'alle Herzen'})`,
  heal: () => 'Rasten und heilen (alle Herzen)',
  buy: ({ good }, scene) =>
    `${upper(token(good))} für ${scene.content.goods[good].price}${PAID_WITH[meansFor(scene, good)]}`,
  pay: (it, scene) =>
    typeof it.token === 'number'
      ? `${token(it.token)} zahlen`
      : `${upper(token(it.token))} für ${worthIn(scene, it.token)} in Zahlung geben`,
  cancel: () => 'Doch nicht',
  fight: (_, scene) => `Das Monster${isHelmeted(scene) ? ' mit Helm' : ''} angreifen`,
  retreat: (_, scene) => `Rückzug nach ${wind(wayBack(scene))} ${into(tileTowards(scene, wayBack(scene)))}`,
  card: ({ card }, scene) => {
    const answer = answerIn(scene, card)
    if (!answer) return 'Eine Karte'
    return `${cardTitle(answer.card)} (${answer.change === 0 ? 'ändert nichts' : signed(answer.change)})`
  },
  top: () => 'Die oberste Karte aufdecken und spielen',
  bare: () => 'Keine Karte',
  bomb: ({ use }, scene) =>
    use
      ? `Eine Bombe zünden (${signed(BOMB_ADDS)})`
      : `Die Bombe${bombsIn(scene) === 1 ? '' : 'n'} aufsparen`,
  tile: (it, scene) => {
    const turned = turnedIn(scene, it.tile)
    return `Aufgedeckt: ${turned ? noun(turned).name : 'ein Plättchen'}`
  },
  monster: ({ die, helmet, chest }) =>
    `${die === 'red' ? 'Roter' : 'Gelber'} Würfel: ${helmet ? 'mit Helm' : 'ohne Helm'}${chest ? ', mit Truhe' : ''}`,
  treasure: it => `Gefunden: ${bare(it.token)}`,
  deal: ({ card }, scene) => {
    const drawn = drawnIn(scene, card)
    return `Gezogen: ${drawn ? cardTitle(drawn) : 'eine Karte'}`
  },
  technique: ({ technique }) => `Das Monster greift ${attack(technique)} an`,
  number: ({ value }) => `Gewürfelt: ${value}`,
}
