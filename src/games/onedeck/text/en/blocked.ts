/** Why something cannot be done now, in English. */
import { count } from './atoms.ts'

export const blocked = {
  noToken: 'There is no potion token left for it.',
  unhurt: 'Nobody is hurt.',
  spent: 'It was used on this floor already.',
  noCards: 'The deck is empty.',
  doorsFull: 'There is no room for another door.',
  covered: (cards: number) => `${capital(count(cards, 'card covers', 'cards cover'))} the Stairs.`,
  endOfTurn: 'One descends at the end of the turn.',
  inside: 'Whoever has gone in cannot flee any more.',
  learned: (hero: string) => `${hero} knows this skill already.`,
  identified: 'This potion is known already.',
  onlySpells: 'This die pays for spells only.',
  fitsNone: 'This die fits no box that is open.',
  armorFirst: 'The armor boxes must be full first.',
  scene: (scenes: string) => `It works only in ${scenes}.`,
  used: 'It was used in this encounter already.',
  cost: 'The dice that it costs are missing.',
  noEffect: 'It would change nothing now.',
  fewDice: (dice: number) => `A conversion takes ${count(dice, 'die', 'dice')}.`,
  noHeroic: 'No heroic die is left in the supply.',
  scenes: { combat: 'combat', peril: 'perils', boss: 'boss fights' },
  or: 'or',
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
