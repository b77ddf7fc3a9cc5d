import type { SubjectName } from './subjects.ts'

/** Nanoseconds for a unit of a subject's work. */
export type Times = (name: SubjectName) => number

export interface Row {
  readonly what: string
  readonly value: string
  readonly number: number
  readonly wanted?: string
  readonly isMet?: boolean
}

/** A roll in boardgame.io is one move and two of our steps, so whole decisions are compared: 1.5 steps each. */
const STEPS_A_MOVE = 1.5

export function report(times: Times, memory: number): Row[] {
  const move = times('pig kernel') * STEPS_A_MOVE
  return [
    speed('Pig, bare loop without a kernel', times('pig bare loop'), 'steps'),
    speed('Pig, kernel with the log on', times('pig kernel'), 'steps'),
    speed('Pig, kernel, every step checked and immutable', times('pig checked play'), 'steps'),
    speed('Pig, boardgame.io reducer', times('pig boardgame.io reducer'), 'moves'),
    speed('Pig, boardgame.io client', times('pig boardgame.io client'), 'moves'),
    ratio('Kernel against boardgame.io reducer, by moves', times('pig boardgame.io reducer') / move, 1000),
    ratio('Kernel against boardgame.io client, by moves', times('pig boardgame.io client') / move),
    ratio(
      'Checked play against boardgame.io reducer, by moves',
      times('pig boardgame.io reducer') / (times('pig checked play') * STEPS_A_MOVE),
    ),
    ratio('Kernel as a part of the bare loop', times('pig bare loop') / times('pig kernel'), 1 / 6),
    ratio(
      'Step 200,000 of a match against its first (1: no growth)',
      times('step late') / times('step early'),
    ),
    speed('Tin, random play', times('tin random steps'), 'steps'),
    speed('Tin, random play', times('tin random games'), 'games'),
    ratio('Tin steps as a part of Pig steps', times('pig kernel') / times('tin random steps'), 1 / 12),
    speed('Tin, clone', times('tin clone'), 'states'),
    ratio('Tin clone against a JSON round trip', times('tin JSON round trip') / times('tin clone'), 25),
    speed('Tin, replay of a recorded match, every step checked', times('tin replay'), 'steps'),
    bytes('Tin, heap of a live match beside its log', memory, 10_000),
  ]
}

function speed(what: string, nanoseconds: number, unit: string): Row {
  const number = 1e9 / nanoseconds
  return { what, value: `${Math.round(number).toLocaleString('en')} ${unit}/s`, number }
}

function ratio(what: string, number: number, wanted?: number): Row {
  const value = number < 1 ? `1/${(1 / number).toFixed(1)}` : `${number.toFixed(number < 10 ? 2 : 0)} x`
  if (wanted === undefined) return { what, value, number }
  return {
    what,
    value,
    number,
    wanted: wanted < 1 ? `1/${Math.round(1 / wanted)}` : `${wanted} x`,
    isMet: number >= wanted,
  }
}

function bytes(what: string, number: number, most: number): Row {
  return {
    what,
    value: `${(number / 1000).toFixed(1)} kB`,
    number,
    wanted: `under ${most / 1000} kB`,
    isMet: number < most,
  }
}
