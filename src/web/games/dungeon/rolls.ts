/** The latest dice on the table, read off the events. */
import { useRef } from 'preact/hooks'
import type { GameEvent } from '../../../engine/types.ts'
import type { DungeonEvent } from '../../../games/dungeon/events.ts'
import type { Picture } from '../../../table/protocol.ts'
import { text } from './text/index.ts'

export interface Roll {
  readonly faces: readonly number[]
  readonly title: string
  readonly note: string
  /** The step it belongs to: each new one tumbles in. */
  readonly at: number
}

export function rollOf(event: GameEvent, at: number): Roll | null {
  const words = text.value
  const told = event as DungeonEvent
  switch (told.kind) {
    case 'attacked': {
      const title = told.hit ? words.dice.hit : words.dice.missed
      return { at, faces: [told.a, told.b], title, note: words.needed(told.needed) }
    }
    case 'struck':
      return { at, faces: [told.a, told.b], title: words.dice.strikes, note: words.blows[told.blow] }
    case 'searched':
      return {
        at,
        faces: [told.roll],
        title: words.dice.search,
        note: told.found ? words.found : words.nothing,
      }
    case 'caged':
      return { at, faces: [told.roll], title: words.dice.cage, note: words.losesTurns(told.turns) }
    default:
      return null
  }
}

/** An attack and the blow that answers it stay side by side; a new turn clears the tray. */
export function addRolls(rolls: readonly Roll[], events: readonly GameEvent[], at: number): readonly Roll[] {
  const isNewTurn = events.some(({ kind }) => kind === 'moved' || kind === 'newRound' || kind === 'cast')
  const found = events.flatMap(event => rollOf(event, at) ?? [])
  if (found.length === 0) return isNewTurn && rolls.length > 0 ? [] : rolls
  const answers = events.some(({ kind }) => kind === 'struck')
  return answers ? [...rolls.slice(-1), ...found].slice(-2) : found.slice(-2)
}

export function useRolls(picture: Picture): readonly Roll[] {
  const seen = useRef<{ at: number; rolls: readonly Roll[] }>({ at: -1, rolls: [] })
  if (seen.current.at !== picture.at) {
    const isNext = picture.at > seen.current.at
    seen.current = {
      at: picture.at,
      rolls: addRolls(isNext ? seen.current.rolls : [], picture.events, picture.at),
    }
  }
  return seen.current.rolls
}
