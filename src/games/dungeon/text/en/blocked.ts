/** What cannot be done now and why, in English. */
import { aimedAt, spellIn } from '../look.ts'
import type { Reasons, Wishes } from '../speech.ts'
import { gp, place, spellName } from './say.ts'

export const WISHES: Wishes = {
  step: 'Go on',
  cast: spell => `Cast ${spellName(spell)}`,
  teleport: 'Teleport',
  esp: 'Look with the ESP Medallion',
  ball: 'Look into the Crystal Ball',
  win: 'Win the match',
}

export const REASONS: Reasons = {
  noMovement: () => 'No movement is left.',
  searched: () => 'A search in vain ends the movement.',
  looked: (_, { content, view: { espAt } }) =>
    `After a look into ${espAt === null ? '' : place(content, espAt)} only that is open to you.`,
  hiddenDoor: () => 'The secret door must be found first.',
  heroInside: () => 'Another hero is in there.',
  noWayOn: () => 'Another hero stands there, and beyond there is no sure place to stop.',
  passing: () => 'Another hero stands here: you may only pass.',
  hasCast: () => 'Only one spell a turn.',
  noSpell: wish => `You hold no ${spellName(spellIn(wish))}.`,
  notBeside: () => 'There is nothing to clear beside you.',
  dash: (wish, reading) =>
    `${spellName(spellIn(wish))} cannot hurt the ${aimedAt(reading, wish)?.name ?? ''}.`,
  nothingThere: () => 'There is nothing to be met.',
  notChamber: () => 'Only from a chamber.',
  peeked: () => 'Only one look a turn.',
  begun: () => 'Only instead of the whole turn.',
  faceUp: () => 'The monster there lies face up.',
  seen: () => 'You have seen what lies there.',
  allSeen: () => 'There is nothing new to see.',
  notWholeTurn: () => 'Only for a whole turn in the Great Hall.',
  noneLeft: wish => `No ${spellName(spellIn(wish))} is left.`,
  taken: () => 'Another player has this hero.',
  dead: () => 'This hero has just died, and others are free.',
  tooLittle: (_, { mover }) => `You carry ${gp(mover?.seat.gold ?? 0)}; it takes ${gp(mover?.goal ?? 0)}.`,
  notHome: () => 'You carry enough: end a turn in the Great Hall.',
  hunt: () => 'In a Treasure Hunt gold wins nothing.',
}
