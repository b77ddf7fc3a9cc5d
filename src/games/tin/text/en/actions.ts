/** What can be done, in English. */
import { BOMB_ADDS, POTION_IN_BATTLE } from '../../content/numbers.ts'
import type { Direction } from '../../types.ts'
import type { TinScene } from '../../view/scene.ts'
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

function towards(scene: TinScene, dir: Direction): string {
  const tile = tileTowards(scene, dir)
  return tile ? roomName(tile) : 'dark'
}

const PAID_WITH: Readonly<Record<Means, string>> = {
  gold: ' gold',
  trade: ', in trade',
  both: ', in gold and trade',
}

export const PHRASES: Phrases = {
  move: ({ dir }, scene) => `Go ${dir} to the ${towards(scene, dir)}`,
  explore: ({ dir }) => `Explore ${dir}`,
  lay: ({ turn }, scene) => {
    const sides = sidesOf(doorsIn(scene, turn))
    return `Doorway${sides.length === 1 ? '' : 's'} ${listed(sides)}`
  },
  enter: () => 'Go in',
  stay: () => 'Stay here',
  unlock: ({ dir }, scene) => `Unlock the ${towards(scene, dir)} (${dir})`,
  rope: () => 'Lay the rope across the chasm',
  take: ({ token }) => `Take ${tokenName(token)}`,
  drop: ({ token }) => `Drop ${tokenName(token)}`,
  drink: (_, scene) =>
    `Drink the potion (${scene.prompt?.ask === 'battle' ? `${POTION_IN_BATTLE} hearts` : 'all hearts'})`,
  heal: () => 'Rest and heal fully',
  buy: ({ good }, scene) =>
    `Buy ${tokenName(good)} for ${scene.content.goods[good].price}${PAID_WITH[meansFor(scene, good)]}`,
  pay: ({ token }, scene) =>
    typeof token === 'number'
      ? `Pay ${tokenName(token)}`
      : `Trade in ${tokenName(token)} for ${worthIn(scene, token)}`,
  cancel: () => 'Call it off',
  fight: (_, scene) => `Fight the ${isHelmeted(scene) ? 'helmeted monster' : 'monster'}`,
  retreat: (_, scene) => `Retreat ${wayBack(scene)} to the ${towards(scene, wayBack(scene))}`,
  card: ({ card }, scene) => {
    const answer = answerIn(scene, card)
    if (!answer) return 'A card'
    return `${answer.card.title} (${answer.change === 0 ? 'no change' : signed(answer.change)})`
  },
  top: () => 'Turn over the top card and use it',
  bare: () => 'No card',
  bomb: ({ use }, scene) =>
    use ? `Light a bomb (${signed(BOMB_ADDS)})` : `Save the bomb${bombsIn(scene) === 1 ? '' : 's'}`,
  tile: ({ tile }, scene) => `Turn over the ${turnedIn(scene, tile)?.name ?? 'tile'}`,
  monster: ({ die, helmet, chest }) =>
    `A ${die} die: ${helmet ? 'helmeted' : 'plain'}${chest ? ' with a chest' : ''}`,
  treasure: ({ token }) => `Find ${tokenName(token)}`,
  deal: ({ card }, scene) => `Draw ${drawnIn(scene, card)?.title ?? 'a card'}`,
  technique: ({ technique }) => `The monster attacks ${techniqueName(technique)}`,
  number: ({ value }) => `Roll ${value}`,
}
