/** What happened, in words. */
import { never } from '../../../engine/result.ts'
import type { TinEvent } from '../types.ts'
import { count, listed, signed, tokenName } from './names.ts'

export function eventInWords(event: TinEvent): string | null {
  switch (event.kind) {
    case 'explored':
      return `You explore ${event.dir}.`
    case 'drewTile':
      return event.fits ? null : `The ${event.name} cannot lie here and is set aside.`
    case 'shuffledTiles':
      return 'The tiles set aside are shuffled back.'
    case 'laid':
      return `${event.name} is laid${event.locked ? ', locked' : ''}.`
    case 'tilesOut':
      return `Nothing left fits anywhere: ${listed(event.names)} ${event.names.length === 1 ? 'leaves' : 'leave'} the game${lockedOut(event.locked)}.`
    case 'entered':
      return `You enter the ${event.name}${event.again ? ' again' : ''}.`
    case 'stayed':
      return 'You stay where you are.'
    case 'met':
      return `The ${event.die} die: ${event.helmet ? 'a helmeted monster' : 'a monster'}${event.chest ? ' guarding a treasure' : ''}.`
    case 'found':
      return `There is ${tokenName(event.token)} here.`
    case 'unlocked':
      return `The key turns: the ${event.name} is open.`
    case 'roped':
      return 'The rope spans the chasm.'
    case 'took':
      return `You take ${tokenName(event.token)}.`
    case 'dropped':
      return `You drop ${tokenName(event.token)}.`
    case 'drank':
      return `You drink and get back ${count(event.healed, 'heart')}.`
    case 'healed':
      return `You rest and get back ${count(event.healed, 'heart')}.`
    case 'offered':
      return `You give ${tokenName(event.token)}.`
    case 'bought':
      return `You buy ${tokenName(event.good)}${event.lost > 0 ? `; ${event.lost} gold of change is lost` : ''}.`
    case 'cancelled':
      return 'You take it all back.'
    case 'dealt':
      return `${event.title} joins your hand.`
    case 'reshuffled':
      return 'The discarded cards are shuffled.'
    default:
      return battleInWords(event)
  }
}

function lockedOut(locked: number): string {
  if (locked === 0) return ''
  return locked === 1
    ? '; one locked room fewer needs to be cleared'
    : `; ${locked} locked rooms fewer need to be cleared`
}

type Battle = Extract<
  TinEvent,
  { kind: 'attacked' | 'used' | 'lit' | 'rolled' | 'beat' | 'wounded' | 'levelled' | 'retreated' | 'ended' }
>

function battleInWords(event: Battle): string | null {
  switch (event.kind) {
    case 'attacked':
      return `${event.helmet ? 'The helmeted monster' : 'The monster'} attacks: ${event.technique}.`
    case 'used':
      return `You ${event.turned ? 'turn over' : 'use'} ${event.title}: ${event.change === 0 ? 'no change' : signed(event.change)}.`
    case 'lit':
      return 'A bomb is lit: +3.'
    case 'rolled':
      return `You roll ${event.value}${sum(event.value, event.change)}: ${event.won ? 'a hit' : 'a miss'}.`
    case 'beat':
      return `${event.helmet ? 'The helmeted monster' : 'The monster'} falls; ${event.left === 0 ? 'the room is yours' : `${event.left} left`}.`
    case 'wounded':
      return `You lose a heart; ${event.hearts} left.`
    case 'levelled':
      return `Level ${event.level}! All hearts are back.`
    case 'retreated':
      return `You retreat ${event.dir}.`
    case 'ended':
      return null
    default:
      return never(event)
  }
}

/** A 1 and a 6 decide by themselves; otherwise the sum is shown. */
function sum(die: number, change: number): string {
  if (die === 1 || die === 6 || change === 0) return ''
  return ` ${signed(change)} = ${die + change}`
}
