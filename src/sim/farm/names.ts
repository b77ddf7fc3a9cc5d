/** How things at a farm are called. A build is part of the name of its work: it never meets that of another. */
import { hash } from '../../engine/hash.ts'
import type { Range } from '../lab/range.ts'
import type { Study } from '../lab/study.ts'

/** The stream of what is to be played: each piece goes to one worker, and is gone when it is done. */
export const WORK = 'undercroft-farm-work'
/** The stream of what is kept: studies, and what pieces came to. */
export const KEPT = 'undercroft-farm-kept'

const FARM = 'undercroft.farm'

export const ALL_WORK = `${FARM}.piece.>`
export const ALL_STUDIES = `${FARM}.study.>`
export const ALL_DONE = `${FARM}.done.>`
export const ALL_ALIVE = `${FARM}.alive.*`

/** A study as one build plays it; the same study of the same build is always the same. */
export interface Job {
  readonly build: string
  readonly key: string
}

export function jobOf(build: string, study: Study): Job {
  return { build, key: hash({ build, study }).slice(0, 32) }
}

/** A piece by its games. */
export function nameOf({ from, to }: Range): string {
  return `${from}-${to}`
}

export const workOf = (build: string): string => `${FARM}.piece.${build}.>`
export const pieceOf = ({ build, key }: Job, name: string): string => `${FARM}.piece.${build}.${key}.${name}`
export const studyOf = (key: string): string => `${FARM}.study.${key}`
export const doneOf = (key: string, name: string): string => `${FARM}.done.${key}.${name}`
export const aliveOf = (build: string): string => `${FARM}.alive.${build}`

/** The last word of a subject: the name of a piece, or a build that is there. */
export function lastOf(subject: string): string {
  return subject.slice(subject.lastIndexOf('.') + 1)
}

/** The study of a piece, or of what a piece came to. */
export function keyOf(subject: string): string {
  return subject.split('.').at(-2) ?? ''
}

/** How many games a piece has. */
export function gamesOf(subject: string): number {
  const [from = 0, to = 0] = lastOf(subject).split('-').map(Number)
  return to - from
}

export function buildOf(piece: string): string {
  return piece.split('.')[3] ?? ''
}
