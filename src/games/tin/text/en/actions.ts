/** What can be done, in English. */
import { BOMB_ADDS, POTION_IN_BATTLE } from '../../content/numbers.ts'
import type { Direction } from '../../types.ts'
import type { TinView } from '../../view/types.ts'
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
  wayBack,
  worthIn,
} from '../look.ts'
import type { Phrases } from '../speech.ts'
import { listed, roomName, techniqueName, tokenName } from './names.ts'

function towards(view: TinView, dir: Direction): string {
  return roomName(tileTowards(view, dir) ?? 'dark')
}

const PAID_WITH: Readonly<Record<Means, string>> = {
  gold: ' gold',
  trade: ', in trade',
  both: ', in gold and trade',
}

export const PHRASES: Phrases = {
  move: ({ dir }, view) => `Go ${dir} to the ${towards(view, dir)}`,
  explore: ({ dir }) => `Explore ${dir}`,
  lay: ({ turn }, view) => {
    const sides = sidesOf(view.laying?.lies[turn] ?? 0)
    return `Doorway${sides.length === 1 ? '' : 's'} ${listed(sides)}`
  },
  enter: () => 'Go in',
  stay: () => 'Stay here',
  unlock: ({ dir }, view) => `Unlock the ${towards(view, dir)} (${dir})`,
  rope: () => 'Lay the rope across the chasm',
  take: ({ token }) => `Take ${tokenName(token)}`,
  drop: ({ token }) => `Drop ${tokenName(token)}`,
  drink: (_, view) =>
    `Drink the potion (${view.prompt?.ask === 'battle' ? `${POTION_IN_BATTLE} hearts` : 'all hearts'})`,
  heal: () => 'Rest and heal fully',
  buy: ({ good }, view) =>
    `Buy ${tokenName(good)} for ${view.goods[good].price}${PAID_WITH[meansFor(view, good)]}`,
  pay: ({ token }, view) =>
    typeof token === 'number'
      ? `Pay ${tokenName(token)}`
      : `Trade in ${tokenName(token)} for ${worthIn(view, token)}`,
  cancel: () => 'Call it off',
  fight: (_, view) => `Fight the ${isHelmeted(view) ? 'helmeted monster' : 'monster'}`,
  retreat: (_, view) => `Retreat ${wayBack(view)} to the ${towards(view, wayBack(view))}`,
  card: ({ card }, view) => {
    const answer = answerIn(view, card)
    if (!answer) return 'A card'
    return `${answer.title} (${answer.change === 0 ? 'no change' : signed(answer.change)})`
  },
  top: () => 'Turn over the top card and use it',
  bare: () => 'No card',
  bomb: ({ use }, view) =>
    use ? `Light a bomb (${signed(BOMB_ADDS)})` : `Save the bomb${bombsIn(view) === 1 ? '' : 's'}`,
  tile: ({ tile }, view) => `Turn over the ${turnedIn(view, tile) ?? 'tile'}`,
  monster: ({ die, helmet, chest }) =>
    `A ${die} die: ${helmet ? 'helmeted' : 'plain'}${chest ? ' with a chest' : ''}`,
  treasure: ({ token }) => `Find ${tokenName(token)}`,
  deal: ({ card }, view) => `Draw ${drawnIn(view, card) ?? 'a card'}`,
  technique: ({ technique }) => `The monster attacks ${techniqueName(technique)}`,
  number: ({ value }) => `Roll ${value}`,
}
