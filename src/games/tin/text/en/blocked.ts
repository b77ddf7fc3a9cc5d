/** Why something cannot be done now, in English. */
import { LAST_LEVEL_TO_REST, LOST_TO_REST } from '../../content/numbers.ts'
import { meansIn, priceIn, tileTowards } from '../look.ts'
import type { Reasons } from '../speech.ts'
import { roomName } from './names.ts'

export const REASONS: Reasons = {
  walls: () => 'The princess room lies: no more tiles are laid.',
  noTile: () => 'No tile that is left can be laid there.',
  walled: () => 'There is a wall behind this doorway.',
  noKey: (action, scene) => {
    const tile = action.kind === 'unlock' ? tileTowards(scene, action.dir) : null
    return `The ${tile === null ? 'door' : roomName(tile)} is locked, and you have no key.`
  },
  clearFirst: () => 'Every other locked room must be cleared first.',
  noRope: () => 'You need a rope to get across.',
  noChasm: () => 'There is nothing to cross here.',
  full: () => 'All your wells are full: drop something first.',
  fullForHer: () => 'She needs a free well: drop something first.',
  hers: () => 'You do not leave the princess behind.',
  hale: () => 'You have all your hearts.',
  unhurt: () => 'You have all your hearts.',
  restLevel: () => `The stairwell heals only up to level ${LAST_LEVEL_TO_REST}.`,
  restLost: () => `The stairwell heals only once ${LOST_TO_REST} hearts are lost.`,
  soldOut: () => 'It is sold out.',
  tooDear: (action, scene) =>
    `The price is ${priceIn(scene, action)}, and all you have is worth ${meansIn(scene)}.`,
  bombLater: () => 'A bomb comes after the card.',
  midRound: () => 'You can retreat only between rounds.',
}
