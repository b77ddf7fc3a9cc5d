/** What happened, in English. */
import { cardById, tileById } from '../../content/content-index.ts'
import { BOMB_ADDS } from '../../content/numbers.ts'
import { lockedAmong, signed, sumOf } from '../look.ts'
import type { Sentences } from '../speech.ts'
import { count, listed, roomName, techniqueName, tokenName } from './names.ts'

export const SENTENCES: Sentences = {
  explored: ({ dir }) => `You explore ${dir}.`,
  drewTile: ({ tile, fits }, content) =>
    fits ? null : `The ${roomName(tileById(content, tile))} cannot lie here and is set aside.`,
  shuffledTiles: () => 'The tiles set aside are shuffled back.',
  laid: ({ tile, locked }, content) =>
    `The ${roomName(tileById(content, tile))} is laid${locked ? ', locked' : ''}.`,
  tilesOut: ({ tiles }, content) => {
    const out = tiles.map(id => tileById(content, id))
    const names = listed(out.map(({ name }) => name))
    return `Nothing left fits anywhere: ${names} ${out.length === 1 ? 'leaves' : 'leave'} the game${lockedOut(lockedAmong(out))}.`
  },
  roomsOut: ({ tiles }, content) => {
    const names = listed(tiles.map(id => `the ${roomName(tileById(content, id))}`))
    return `The last exit is kept for the princess room: ${names} ${tiles.length === 1 ? 'is' : 'are'} out of this dungeon${lockedOut(tiles.length)}.`
  },
  entered: ({ tile, again }, content) =>
    `You enter the ${roomName(tileById(content, tile))}${again ? ' again' : ''}.`,
  stayed: () => 'You stay where you are.',
  met: ({ die, helmet, chest }) =>
    `The ${die} die: ${helmet ? 'a helmeted monster' : 'a monster'}${chest ? ' guarding a treasure' : ''}.`,
  found: ({ token }) => `There is ${tokenName(token)} here.`,
  unlocked: ({ tile }, content) => `The key turns: the ${roomName(tileById(content, tile))} is open.`,
  roped: () => 'The rope spans the chasm.',
  took: ({ token }) => `You take ${tokenName(token)}.`,
  dropped: ({ token }) => `You drop ${tokenName(token)}.`,
  drank: ({ healed }) => `You drink and get back ${count(healed, 'heart')}.`,
  healed: ({ healed }) => `You rest and get back ${count(healed, 'heart')}.`,
  asked: ({ good }) => `You want to buy ${tokenName(good)}.`,
  offered: ({ token }) => `You give ${tokenName(token)}.`,
  bought: ({ good, lost }) =>
    `You buy ${tokenName(good)}${lost > 0 ? `; ${lost} gold of change is lost` : ''}.`,
  cancelled: () => 'You take it all back.',
  dealt: ({ card }, content) => `${cardById(content, card).title} joins your hand.`,
  reshuffled: () => 'The discarded cards are shuffled.',
  fought: ({ helmet }) => `You fight the ${helmet ? 'helmeted monster' : 'monster'}.`,
  attacked: ({ technique, helmet }) => `${monster(helmet)} attacks ${techniqueName(technique)}.`,
  reached: () => 'You reach for the top card.',
  usedNone: () => 'You use no card.',
  used: ({ card, turned, change }, content) =>
    `You ${turned ? 'turn over' : 'use'} ${cardById(content, card).title}: ${change === 0 ? 'no change' : signed(change)}.`,
  lit: () => `A bomb is lit: ${signed(BOMB_ADDS)}.`,
  saved: ({ bombs }) => `You save the bomb${bombs === 1 ? '' : 's'}.`,
  rolled: ({ value, change, won }) => `You roll ${sumOf(value, change)}: ${won ? 'a hit' : 'a miss'}.`,
  beat: ({ helmet, left }) =>
    `${monster(helmet)} falls; ${left === 0 ? 'the room is yours' : `${left} left`}.`,
  wounded: ({ hearts }) => `You lose a heart; ${hearts === 0 ? 'none' : hearts} left.`,
  levelled: ({ level }) => `Level ${level}! All hearts are back.`,
  retreated: ({ dir }) => `You retreat ${dir}.`,
  /** The other endings are told by what led to them. */
  ended: ({ ending }) => (ending === 'late' ? 'Your moves have run out.' : null),
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
