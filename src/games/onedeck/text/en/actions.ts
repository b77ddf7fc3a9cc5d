/** Each action between encounters, and the ways to claim a card, in English. */
import { count } from './atoms.ts'

export const actions = {
  begin: 'Let time pass',
  hasten: 'Speed: skip the time of this turn',
  heal: (hero: string, damage: number) => `Drink Healing: ${hero} heals ${damage}`,
  explore: (doors: number) => `Explore: ${count(doors, 'new door')}`,
  reveal: 'Lay the new door open',
  keep: 'Leave it closed',
  enter: (door: number, behind: string) => `Enter door ${door} (${behind})`,
  closed: 'closed',
  descend: (floor: number) => `Descend to floor ${floor}`,
  toBoss: (boss: string) => `Descend to the ${boss}`,
  stay: 'Stay on this floor',
  face: (cards: string) => `Face ${cards}`,
  faceIt: 'Face it',
  flee: 'Flee and leave the door open',
  stealthTop: 'Stealth: put the card on top of the deck',
  stealthDoor: 'Flee and add a closed door',
  foresee: (cards: number) => `Flee and discard ${cards > 1 ? 'both cards' : 'the card'} (Foresight)`,
  fleeUnseen: (cards: number): string =>
    cards > 1
      ? 'Flee and drink Invisibility twice: both cards are loot'
      : 'Flee and drink Invisibility: the card is loot',
  splitBoss: (a: string, b: string) => `${a} and ${b} fight first`,
  split: (a: string, b: string, card: string) => `${a} and ${b} face ${card} first`,
  encounter: 'Go in and face it',
  vanish: 'Drink Invisibility: skip the encounter, keep the loot',
  level: (cost: number) => `Level up for ${cost} XP`,
  brew: (cost: number) => `Spend ${cost} XP on a potion`,
  spend: (xp: number) => `Remove a card of ${xp} XP`,
  perish: 'Give up: the delve is lost',
  die: (value: number) => `The die shows ${value}`,
  card: 'A card is drawn',
  // Claims
  theCard: 'the card',
  thePotion: 'the potion',
  potion: (card: string, potion: string) => `${card}: identify ${potion} and gain a potion token`,
  xp: (card: string, xp: number) => `${card}: keep it as ${xp} XP`,
  claim: (card: string, what: string, hero: string) => `${card}: ${what} for ${hero}`,
  item: 'item',
  skill: 'skill',
  skillNamed: (skill: string, cost: string) => `skill ${skill} [${cost}]`,
  over: (name: string) => `, replacing ${name}`,
}
