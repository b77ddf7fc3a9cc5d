/** What happened, in words. */
import type { DeckEvent } from '../types.ts'
import { diceInWords } from './dice.ts'
import { count, listed } from './names.ts'

export function eventInWords(event: DeckEvent): string | null {
  switch (event.kind) {
    case 'began':
      return `A new turn on floor ${event.floor} takes ${event.time} time.`
    case 'spent':
      return `Time passes: ${event.card} is discarded.`
    case 'token':
      return `Time passes at the Stairs: token ${event.tokens}.`
    case 'uncovered':
      return 'The deck is empty and the Stairs show.'
    case 'hurt':
      return hurt(event)
    case 'healed':
      return event.by === 'Healing'
        ? `A Healing potion: ${event.hero} heals ${event.damage}.`
        : `On the way down ${event.hero} heals ${event.damage}.`
    case 'stored':
      return `${event.hero} stores ${event.dice === 1 ? 'a heroic die' : count(event.dice, 'heroic die', 'heroic dice')}.`
    case 'hastened':
      return 'Speed: this turn takes no time.'
    case 'explored':
      return `The party explores and finds ${count(event.doors, 'new door')}.`
    case 'opened':
      return `Behind the door: ${event.card}!`
    case 'fled':
      return FLIGHTS[event.how]
    case 'faced':
      return `${listed(event.heroes)} ${event.heroes.length === 1 ? 'faces' : 'face'} ${event.card}.`
    case 'vanished':
      return `Unseen, the party slips past ${event.card} and takes its loot.`
    case 'drained':
      return `Drain: ${event.hero}'s item of ${event.card} becomes XP.`
    case 'chose':
      return `The way is chosen: ${event.way}${event.time > 0 ? `, which takes ${event.time} time` : ''}.`
    case 'escaped':
      return `${event.card} gets away and leaves no loot.`
    case 'looted':
      return looted(event)
    case 'levelled':
      return `The party reaches level ${event.level}!`
    case 'brewed':
      return 'Experience becomes a potion.'
    case 'descended':
      return event.floor > 3
        ? 'The party goes down to the boss.'
        : `The party descends to floor ${event.floor}.`
    case 'struck':
      return struck(event)
    case 'ended':
      return null
    default:
      return diceInWords(event)
  }
}

const FLIGHTS = {
  flee: 'The party flees; the door stays open.',
  sneak: 'The party steals away unseen.',
  foresee: 'Foresight: the party flees and the card is discarded.',
} as const

function hurt({ hero, damage, by }: Extract<DeckEvent, { kind: 'hurt' }>): string {
  if (by === 'consequences') return `${hero} takes ${damage} damage.`
  if (by === 'Flames') return `Flames: ${hero} takes ${damage} damage.`
  if (by === 'Stairs') return `The dungeon catches up: ${hero} takes ${damage} damage.`
  return `${by} goes wrong: ${hero} takes ${damage} damage.`
}

function looted({ card, as, hero, over }: Extract<DeckEvent, { kind: 'looted' }>): string {
  const old = over === '' ? '' : `; ${over} becomes XP`
  if (as === 'XP') return `${card} is kept as XP.`
  if (as === 'item') return `${hero} takes the item of ${card}${old}.`
  return hero === ''
    ? `The party identifies ${as} and gains a potion.`
    : `${hero} learns ${as} from ${card}${old}.`
}

function struck({ boss, damage, healed }: Extract<DeckEvent, { kind: 'struck' }>): string {
  const heals = healed > 0 ? `heals ${healed} and ` : ''
  return `The ${boss} ${heals}${damage > 0 ? `takes ${damage} damage` : 'is not struck'}.`
}
