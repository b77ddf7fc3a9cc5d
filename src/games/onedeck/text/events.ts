/** What happened, in words. */
import type { DeckEvent } from '../types.ts'
import { FLOORS } from '../types.ts'
import { diceInWords } from './dice.ts'
import { listed } from './names.ts'
import type { Say } from './say.ts'

export function eventInWords(say: Say, event: DeckEvent): string | null {
  const { events, printed } = say
  switch (event.kind) {
    case 'began':
      return events.began(event.floor, event.time)
    case 'spent':
    case 'opened':
    case 'vanished':
    case 'escaped':
      return events[event.kind](printed(event.card))
    case 'token':
      return events.token(event.tokens)
    case 'uncovered':
    case 'hastened':
    case 'brewed':
      return events[event.kind]
    case 'hurt':
      return hurt(say, event)
    case 'healed':
      return (event.by === 'Healing' ? events.potion : events.healed)(printed(event.hero), event.damage)
    case 'stored':
      return events.stored(printed(event.hero), event.dice)
    case 'explored':
      return events.explored(event.doors)
    case 'fled':
      return events.fled[event.how]
    case 'faced':
      return events.faced(listed(say, event.heroes.map(printed)), event.heroes.length, printed(event.card))
    case 'drained':
      return events.drained(printed(event.hero), printed(event.card))
    case 'chose':
      return events.chose(printed(event.way), event.time)
    case 'looted':
      return looted(say, event)
    case 'levelled':
      return events.levelled(event.level)
    case 'descended':
      return event.floor > FLOORS ? events.toBoss : events.descended(event.floor)
    case 'struck':
      return events.struck(printed(event.boss), event.damage, event.healed)
    case 'ended':
      return null
    default:
      return diceInWords(say, event)
  }
}

function hurt({ events, printed }: Say, event: Extract<DeckEvent, { kind: 'hurt' }>): string {
  const { by, damage } = event
  const hero = printed(event.hero)
  if (by === 'consequences') return events.hurt(hero, damage)
  if (by === 'Flames') return events.burnt(hero, damage)
  if (by === 'Stairs') return events.caughtUp(hero, damage)
  return events.wentWrong(printed(by), hero, damage)
}

function looted({ events, printed }: Say, event: Extract<DeckEvent, { kind: 'looted' }>): string {
  const [card, hero] = [printed(event.card), printed(event.hero)]
  const old = event.over === '' ? '' : events.becomesXp(printed(event.over))
  if (event.as === 'XP') return events.keptAsXp(card)
  if (event.as === 'item') return events.tookItem(hero, card, old)
  const as = printed(event.as)
  return hero === '' ? events.identified(as) : events.learned(hero, as, card, old)
}
