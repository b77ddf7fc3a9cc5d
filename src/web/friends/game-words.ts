/** What a game says of its set-up: how its options are called, and the faces of its heroes. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Json, OptionWords } from '../../engine/types.ts'
import type { Company } from '../../table/protocol.ts'
import { gameOf } from '../games/index.ts'
import type { AboutWords, SetupExtra } from '../games/page-game.ts'
import { choiceWords, isOfMode } from '../setup/draft.ts'

export interface GameWords {
  readonly about: Signal<AboutWords>
  readonly extra: SetupExtra | undefined
}

/** Null until it is there. */
export function useGameWords(game: string): GameWords | null {
  const found = useSignal<GameWords | null>(null)
  useEffect(() => {
    const load = async () => {
      const [about, extra] = await Promise.all([gameOf(game)?.about(), gameOf(game)?.setup?.()])
      if (about) found.value = { about, extra }
    }
    // What is missing is said once for the whole page; without its words the room can still be used.
    load().catch(() => null)
  }, [game])
  return found.value
}

/** The hero of a seat where each has one. */
export function heroAt({ options, seats }: Company, seat: number): string | null {
  const heroes = options['heroes']
  const hero = Array.isArray(heroes) && heroes.length === seats.length ? heroes[seat] : null
  return typeof hero === 'string' ? hero : null
}

/** How it is played, in a line: every option that is one choice, as the game calls it. */
export function optionLine({ options }: Company, said: AboutWords['options'], none: string): string {
  return Object.entries(options)
    .filter(([name]) => !name.includes('.') || isOfMode(name, options['mode']))
    .flatMap(([name, chosen]) => wordsFor(said[name], chosen, none))
    .join(' · ')
}

function wordsFor(said: OptionWords | undefined, chosen: Json, none: string): string[] {
  if (!said || Array.isArray(chosen)) return []
  return [`${said.label}: ${choiceWords(chosen, none, said.choices)}`]
}
