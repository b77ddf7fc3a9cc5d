/** What happened, in English. */
import { BOMB_ADDS } from '../../content/numbers.ts'
import { signed, sumOf } from '../look.ts'
import type { Sentences } from '../speech.ts'
import { count, listed, roomName, techniqueName, tokenName } from './names.ts'

export const SENTENCES: Sentences = {
  explored: ({ dir }) => `You explore ${dir}.`,
  drewTile: ({ name, fits }) => (fits ? null : `The ${roomName(name)} cannot lie here and is set aside.`),
  shuffledTiles: () => 'The tiles set aside are shuffled back.',
  laid: ({ name, locked }) => `The ${roomName(name)} is laid${locked ? ', locked' : ''}.`,
  tilesOut: ({ names, locked }) =>
    `Nothing left fits anywhere: ${listed(names)} ${names.length === 1 ? 'leaves' : 'leave'} the game${lockedOut(locked)}.`,
  roomsOut: ({ names }) =>
    `The last exit is kept for the princess room: ${listed(names.map(name => `the ${roomName(name)}`))} ${names.length === 1 ? 'is' : 'are'} out of this dungeon${lockedOut(names.length)}.`,
  entered: ({ name, again }) => `You enter the ${roomName(name)}${again ? ' again' : ''}.`,
  stayed: () => 'You stay where you are.',
  met: ({ die, helmet, chest }) =>
    `The ${die} die: ${helmet ? 'a helmeted monster' : 'a monster'}${chest ? ' guarding a treasure' : ''}.`,
  found: ({ token }) => `There is ${tokenName(token)} here.`,
  unlocked: ({ name }) => `The key turns: the ${roomName(name)} is open.`,
  roped: () => 'The rope spans the chasm.',
  took: ({ token }) => `You take ${tokenName(token)}.`,
  dropped: ({ token }) => `You drop ${tokenName(token)}.`,
  drank: ({ healed }) => `You drink and get back ${count(healed, 'heart')}.`,
  healed: ({ healed }) => `You rest and get back ${count(healed, 'heart')}.`,
  offered: ({ token }) => `You give ${tokenName(token)}.`,
  bought: ({ good, lost }) =>
    `You buy ${tokenName(good)}${lost > 0 ? `; ${lost} gold of change is lost` : ''}.`,
  cancelled: () => 'You take it all back.',
  dealt: ({ title }) => `${title} joins your hand.`,
  reshuffled: () => 'The discarded cards are shuffled.',
  attacked: ({ technique, helmet }) => `${monster(helmet)} attacks ${techniqueName(technique)}.`,
  used: ({ title, turned, change }) =>
    `You ${turned ? 'turn over' : 'use'} ${title}: ${change === 0 ? 'no change' : signed(change)}.`,
  lit: () => `A bomb is lit: ${signed(BOMB_ADDS)}.`,
  rolled: ({ value, change, won }) => `You roll ${sumOf(value, change)}: ${won ? 'a hit' : 'a miss'}.`,
  beat: ({ helmet, left }) =>
    `${monster(helmet)} falls; ${left === 0 ? 'the room is yours' : `${left} left`}.`,
  wounded: ({ hearts }) => `You lose a heart; ${hearts === 0 ? 'none' : hearts} left.`,
  levelled: ({ level }) => `Level ${level}! All hearts are back.`,
  retreated: ({ dir }) => `You retreat ${dir}.`,
  ended: () => null,
}

function lockedOut(locked: number): string {
  if (locked === 0) return ''
  return locked === 1
    ? '; one locked room fewer needs to be cleared'
    : `; ${locked} locked rooms fewer need to be cleared`
}

function monster(helmet: boolean): string {
  return helmet ? 'The helmeted monster' : 'The monster'
}
