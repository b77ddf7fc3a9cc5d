/** What happened to dice, in words. */
import { never } from '../../../engine/result.ts'
import type { DeckEvent } from '../types.ts'
import { dieText, harmWords } from './names.ts'

type OfDice = Extract<
  DeckEvent,
  {
    kind:
      | 'feat'
      | 'rolled'
      | 'threw'
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

export function diceInWords(event: OfDice): string | null {
  switch (event.kind) {
    case 'feat':
      return `${event.hero} uses ${event.name}: ${event.dice === 1 ? 'a heroic die' : `${event.dice} heroic dice`}.`
    case 'rolled':
      // Told together once all of them lie on the table.
      return null
    case 'threw':
      return `${event.hero} rolls ${event.dice.map(dieText).join(' ')}.`
    case 'lost':
      return LOSSES[event.by](event.hero, dieText(event.die))
    case 'weakened':
      return `Poison Aura: a heroic die of ${event.hero} drops to ${dieText(event.die)}.`
    case 'delayed':
      return `${event.by}: the 1s rolled take ${event.time} time.`
    case 'laid':
      return `${event.hero} lays ${dieText(event.die)}${event.filled ? ' and fills the box' : ''}.`
    case 'used':
      return `${event.hero} uses ${event.name}.`
    case 'paid':
      return `${event.hero} pays ${dieText(event.die)}.`
    case 'gained':
      return `${event.hero} gains ${dieText(event.die)}.`
    case 'changed':
      return `${event.hero}'s ${dieText(event.from)} becomes ${dieText(event.into)}.`
    case 'converted':
      return `The dice become H${event.value} for ${event.hero}.`
    case 'consequences':
      return consequences(event)
    default:
      return never(event)
  }
}

const LOSSES = {
  choice: (hero: string, die: string) => `${hero} discards ${die}.`,
  ability: (hero: string, die: string) => `${hero}'s ${die} is discarded at once.`,
  first: (hero: string, die: string) => `${hero}'s ${die} covers a skull for the first time and is gone.`,
} as const

function consequences({ damage, time, prevented }: Extract<DeckEvent, { kind: 'consequences' }>): string {
  const spared = prevented > 0 ? `, with ${prevented} prevented` : ''
  if (damage === 0 && time === 0) return `No harm is done${spared}.`
  return `What is left unfilled costs ${harmWords(damage, time)}${spared}.`
}
