/** What happened, in words. */
import { never } from '../../../engine/result.ts'
import type { DeckEvent } from '../types.ts'
import { count, dieText, harmText, listed } from './names.ts'

export function eventInWords(event: DeckEvent): string | null {
  switch (event.kind) {
    case 'began':
      return `A new turn on floor ${event.floor}: ${event.time} time passes.`
    case 'spent':
      return `Time passes: ${event.card} is discarded.`
    case 'token':
      return `A token goes on the Stairs (${event.tokens}).`
    case 'uncovered':
      return 'The Stairs are uncovered.'
    case 'hurt':
      return `${event.hero} takes ${event.damage} damage (${event.by}).`
    case 'healed':
      return `${event.hero} heals ${event.damage} (${event.by}).`
    case 'stored':
      return `${event.hero} stores ${count(event.dice, 'heroic die').replace('dies', 'dice')}.`
    case 'hastened':
      return 'Speed: no time passes this turn.'
    case 'explored':
      return `The party explores: ${count(event.doors, 'new door')}.`
    case 'opened':
      return `Behind the door: ${event.card}.`
    case 'fled':
      return FLIGHTS[event.how]
    case 'faced':
      return `${listed(event.heroes)} ${event.heroes.length === 1 ? 'faces' : 'face'} ${event.card}.`
    case 'vanished':
      return `Invisible, the party slips past ${event.card} and takes its loot.`
    case 'drained':
      return `${event.hero}'s item (${event.card}) is drained and becomes XP.`
    case 'chose':
      return `${event.way}${event.time > 0 ? ` for ${event.time} time` : ''}.`
    case 'escaped':
      return `${event.card} gets away.`
    case 'looted':
      return looted(event)
    case 'levelled':
      return `The party reaches level ${event.level}.`
    case 'brewed':
      return 'XP becomes a potion token.'
    case 'descended':
      return event.floor > 3
        ? 'The party goes down to the boss.'
        : `The party descends to floor ${event.floor}.`
    case 'struck':
      return `${event.boss} ${event.healed > 0 ? `heals ${event.healed} and ` : ''}takes ${event.damage} damage.`
    case 'ended':
      return null
    default:
      return diceInWords(event)
  }
}

const FLIGHTS = {
  flee: 'The party flees; the door stays open.',
  sneak: 'The party steals away.',
  foresee: 'Foresight: the party flees and the card is discarded.',
} as const

function looted({ card, as, hero, over }: Extract<DeckEvent, { kind: 'looted' }>): string {
  const what = as === 'item' ? 'an item' : as
  const whose = hero === '' ? '' : ` for ${hero}`
  return `${card} is claimed as ${what}${whose}${over === '' ? '' : `; ${over} becomes XP`}.`
}

type OfDice = Extract<
  DeckEvent,
  {
    kind:
      | 'feat'
      | 'rolled'
      | 'lost'
      | 'weakened'
      | 'delayed'
      | 'laid'
      | 'used'
      | 'paid'
      | 'gained'
      | 'changed'
      | 'converted'
      | 'consequences'
  }
>

function diceInWords(event: OfDice): string | null {
  switch (event.kind) {
    case 'feat':
      return `${event.hero} uses ${event.name}: ${event.dice === 1 ? 'a heroic die' : `${event.dice} heroic dice`}.`
    case 'rolled':
      return `${event.hero} rolls ${dieText(event.die)}.`
    case 'lost':
      return event.by === 'choice'
        ? `${event.hero} discards ${dieText(event.die)}.`
        : `${event.hero} loses ${dieText(event.die)}.`
    case 'weakened':
      return `Poison: ${event.hero}'s heroic die drops to ${dieText(event.die)}.`
    case 'delayed':
      return `${event.by}: ${event.time} time.`
    case 'laid':
      return `${event.hero} lays ${dieText(event.die)}${event.filled ? '; the box is full' : ''}.`
    case 'used':
      return `${event.hero} uses ${event.name}.`
    case 'paid':
      return `${event.hero} pays ${dieText(event.die)}.`
    case 'gained':
      return `${event.hero} gains ${dieText(event.die)}.`
    case 'changed':
      return `${event.hero}'s ${dieText(event.from)} becomes ${dieText(event.into)}.`
    case 'converted':
      return `Dice become a heroic ${event.value} for ${event.hero}.`
    case 'consequences':
      return `Consequences: ${harmText(event.damage, event.time)}${event.prevented > 0 ? `, ${event.prevented} prevented` : ''}.`
    default:
      return never(event)
  }
}
