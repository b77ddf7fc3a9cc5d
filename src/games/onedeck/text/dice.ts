/** What happened to dice, in words. */
import { never } from '../../../engine/result.ts'
import type { DeckEvent } from '../types.ts'
import { dieText, harmWords } from './names.ts'
import type { Say } from './say.ts'

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

export function diceInWords(say: Say, event: OfDice): string | null {
  const { dice, printed } = say
  const die = (name: string): string => dieText(say, name)
  switch (event.kind) {
    case 'feat':
      return dice.feat(printed(event.hero), printed(event.name), event.dice)
    case 'rolled':
      // Told together once all of them lie on the table.
      return null
    case 'threw':
      return dice.threw(printed(event.hero), event.dice.map(die).join(' '))
    case 'lost':
      return dice.lost[event.by](printed(event.hero), die(event.die))
    case 'weakened':
    case 'paid':
    case 'gained':
      return dice[event.kind](printed(event.hero), die(event.die))
    case 'delayed':
      return dice.delayed(printed(event.by), event.time)
    case 'laid':
      return (event.filled ? dice.filled : dice.laid)(printed(event.hero), die(event.die))
    case 'used':
      return dice.used(printed(event.hero), printed(event.name))
    case 'changed':
      return dice.changed(printed(event.hero), die(event.from), die(event.into))
    case 'converted':
      return dice.converted(printed(event.hero), `H${event.value}`)
    case 'consequences':
      return consequences(say, event)
    default:
      return never(event)
  }
}

function consequences(
  say: Say,
  { damage, time, prevented }: Extract<DeckEvent, { kind: 'consequences' }>,
): string {
  const spared = prevented > 0 ? say.dice.spared(prevented) : ''
  if (damage === 0 && time === 0) return say.dice.noHarm(spared)
  return say.dice.harm(harmWords(say, damage, time), spared)
}
