/** What the engine says when it refuses, in English. */
import type { z } from 'zod'
import { clipped } from '../limits.ts'
import { issue } from './issues-en.ts'

export const en = {
  /** A seat that nobody gave a name. */
  player: (number: number) => `Player ${number}`,

  seats: (title: string, min: number, max: number, count: number) =>
    `${title} has ${min === max ? min : `${min} to ${max}`} ${max === 1 ? 'seat' : 'seats'}, not ${count}.`,
  seatsOption: (option: string, count: number, wanted: string) =>
    `${option}: there ${count === 1 ? 'is 1 seat' : `are ${count} seats`}, not ${wanted}.`,
  seed: (seed: string) => `A seed is a whole number from 0 to 4294967295, not ${seed}.`,
  noSeat: (seat: string) => `There is no seat ${seat}.`,
  seatGivenUp: (seat: number) => `Seat ${seat} was given up: a bot plays on there.`,
  noPerson: (seat: number) => `Nobody sits on seat ${seat} who could give up.`,
  seatTaken: (name: string) => `This seat is taken: ${name} sits there.`,

  over: 'The match is over.',
  full: (cap: number) =>
    `The log is full: no match takes more than ${cap} entries. It can be looked at, saved and given up.`,
  chanceFirst: 'Dice or cards are due before a seat may act.',
  noChance: 'No dice or cards are due now.',
  notYourTurn: (seat: number, due: readonly number[]) =>
    `Seat ${seat} is not to act now; seat ${due.join(' or ')} is.`,
  illegal: (action: string, possible: readonly string[], more: number) => {
    const shown = more > 0 ? [...possible, `and ${more} more`] : possible
    return `"${action}" is not legal now${shown.length > 0 ? `; possible: ${shown.join(', ')}` : ''}.`
  },

  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to do again.',
  undoChance: 'What dice or cards have shown cannot be taken back.',
  undoOther: (seat: number) => `The last step was seat ${seat}'s; only that seat can take it back.`,
  undoShown: 'That step has shown something hidden and cannot be taken back.',
  undoEnd: 'The match is over; nothing can be taken back.',
  notAgreed: (seats: readonly number[]) => `Seat ${seats.join(' and ')} has not agreed to go back.`,
  agreedBy: (seat: number) => `Nobody sits on seat ${seat} who could agree.`,
  undoCount: 'It takes back or repeats another number of steps.',

  notAMatch: 'This is not an Undercroft match file.',
  fileVersion: (found: number, known: number) =>
    `The match file is of version ${found}; only versions up to ${known} can be read.`,
  damaged: (fault: string) => `The match file is damaged at ${fault}`,
  stepPlace: (number: number) => `step ${number}`,
  noGame: (game: string, known: readonly string[]) =>
    `There is no game "${game}"; there are ${known.join(', ')}.`,
  otherState: (steps: number) =>
    `The ${steps} steps are legal but do not lead to the state that the file names.`,
  otherResult: 'The result that the file names is not the one that was played.',
  rulesVersion: (found: number, known: number) =>
    `The match was played by version ${found} of the rules; this is version ${known}.`,
  otherContent: 'The match was played with other content than the one at hand.',
  tooManySteps: (count: number, cap: number) =>
    `The match has ${count} entries; no match of this game takes more than ${cap}.`,
  inStep: (number: number, reason: string) => `Step ${number}: ${reason}`,

  wrongRoll: (step: number) => `Step ${step} is not what the dice gave.`,
  secretHidden: 'The secret of this match has not been shown yet.',
  secretFalse: 'The secret shown is not the one that was committed to.',
  fairAlone: 'Sealed dice cannot be had together with a seed, nor in practice.',
  saltCount: (seats: number) => `Sealed dice need a salt for each of the ${seats} seats, or none at all.`,
  saltMissing: (seat: number) => `Seat ${seat} has shown no salt.`,
  saltFalse: (seat: number) => `The salt of seat ${seat} is not the one that was committed to.`,
  notOver: 'The match is not over, so there is nothing to verify yet.',
  otherHistory: (version: number) =>
    `The history up to entry ${version} is not the one that this seat was sent.`,
  onlyBeginning: (length: number, version: number) =>
    `This is only the beginning of the match: it ends after entry ${length}, and a link was sent for entry ${version}.`,
  noSource: 'The match names no source of its dice.',

  /** What the shape of a match file asks for, by key. */
  shapes: { secret: 'A secret is 64 hexadecimal digits' },
  /** A fault at its place, which is empty for the whole. */
  at: (place: string, fault: string) =>
    place === '' ? `${upperFirst(fault)}.` : `${clipped(place)}: ${lowerFirst(fault)}.`,
  issue: (found: z.core.$ZodIssue): string =>
    found.code === 'unrecognized_keys' ? `does not know ${clipped(found.keys.join(', '))}` : issue(found),

  /** Why input is refused before it is read. */
  excess: {
    deep: (most: number) => `This nests lists and objects more than ${most} deep.`,
    long: (most: number) => `This holds a text of more than ${most.toLocaleString('en')} characters.`,
    wide: (most: number) =>
      `This holds more than ${most.toLocaleString('en')} lists and objects side by side.`,
  },
}

export type EngineText = typeof en

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
