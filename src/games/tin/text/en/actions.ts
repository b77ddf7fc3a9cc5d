/** What can be done, in English. */
import { BOMB_ADDS, POTION_IN_BATTLE } from '../../content/numbers.ts'
import type { Direction } from '../../types.ts'
import type { TinSight } from '../../view/sight.ts'
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
  wayBack,
  worthIn,
} from '../look.ts'
import type { Phrases } from '../speech.ts'
import { listed, roomName, techniqueName, tokenName } from './names.ts'

function towards(sight: TinSight, dir: Direction): string {
  const tile = tileTowards(sight, dir)
  return tile ? roomName(tile) : 'dark'
}

const PAID_WITH: Readonly<Record<Means, string>> = {
  gold: ' gold',
  trade: ', in trade',
  both: ', in gold and trade',
}

export const PHRASES: Phrases = {
  move: ({ dir }, sight) => `Go ${dir} to the ${towards(sight, dir)}`,
  explore: ({ dir }) => `Explore ${dir}`,
  lay: ({ turn }, sight) => {
    const sides = sidesOf(doorsIn(sight, turn))
    return `Doorway${sides.length === 1 ? '' : 's'} ${listed(sides)}`
  },
  enter: () => 'Go in',
  stay: () => 'Stay here',
  unlock: ({ dir }, sight) => `Unlock the ${towards(sight, dir)} (${dir})`,
  rope: () => 'Lay the rope across the chasm',
  take: ({ token }) => `Take ${tokenName(token)}`,
  drop: ({ token }) => `Drop ${tokenName(token)}`,
  drink: (_, sight) =>
    `Drink the potion (${sight.prompt?.ask === 'battle' ? `${POTION_IN_BATTLE} hearts` : 'all hearts'})`,
  heal: () => 'Rest and heal fully',
  buy: ({ good }, sight) =>
    `Buy ${tokenName(good)} for ${sight.content.goods[good].price}${PAID_WITH[meansFor(sight, good)]}`,
  pay: ({ token }, sight) =>
    typeof token === 'number'
      ? `Pay ${tokenName(token)}`
      : `Trade in ${tokenName(token)} for ${worthIn(sight, token)}`,
  cancel: () => 'Call it off',
  fight: (_, sight) => `Fight the ${isHelmeted(sight) ? 'helmeted monster' : 'monster'}`,
  retreat: (_, sight) => `Retreat ${wayBack(sight)} to the ${towards(sight, wayBack(sight))}`,
  card: ({ card }, sight) => {
    const answer = answerIn(sight, card)
    if (!answer) return 'A card'
    return `${answer.card.title} (${answer.change === 0 ? 'no change' : signed(answer.change)})`
  },
  top: () => 'Turn over the top card and use it',
  bare: () => 'No card',
  bomb: ({ use }, sight) =>
    use ? `Light a bomb (${signed(BOMB_ADDS)})` : `Save the bomb${bombsIn(sight) === 1 ? '' : 's'}`,
  tile: ({ tile }, sight) => `Turn over the ${turnedIn(sight, tile)?.name ?? 'tile'}`,
  monster: ({ die, helmet, chest }) =>
    `A ${die} die: ${helmet ? 'helmeted' : 'plain'}${chest ? ' with a chest' : ''}`,
  treasure: ({ token }) => `Find ${tokenName(token)}`,
  deal: ({ card }, sight) => `Draw ${drawnIn(sight, card)?.title ?? 'a card'}`,
  technique: ({ technique }) => `The monster attacks ${techniqueName(technique)}`,
  number: ({ value }) => `Roll ${value}`,
}
