/** What is told at the end of a match: by the seat that looks, its tale, the course of all, and what it has earned. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Tale } from '../../engine/tale.ts'
import type { Picture, ProgressChart } from '../../table/protocol.ts'
import { gameOf } from '../games/index.ts'
import type { TaleLook } from '../games/tale-look.ts'
import { call, onPush } from '../shell/wire.ts'
import { newDeeds, tellerIn } from './end-facts.ts'

export interface EndStory {
  readonly tale: Tale
  readonly look: TaleLook
  readonly chart: ProgressChart
}

/** Null until it is told, and where the game tells nothing. */
export function useStory({ match, game, ...picture }: Picture): Signal<EndStory | null> {
  const story = useSignal<EndStory | null>(null)
  const seat = tellerIn(picture)
  useEffect(() => {
    const tell = async () => {
      const look = await gameOf(game)?.tales?.()
      if (!look) return
      const [tale, chart] = await Promise.all([
        call('tale', { match, seat }),
        call('course', { match, seat: null }),
      ])
      story.value = { look, tale, chart }
    }
    tell().catch(() => null)
  }, [match, game, seat])
  return story
}

/** The deeds that this match was the first to do, once it has entered the chronicle. */
export function useNewDeeds({ match, game, ...picture }: Picture): Signal<readonly string[]> {
  const deeds = useSignal<readonly string[]>([])
  const seat = tellerIn(picture)
  useEffect(() => {
    const ask = () =>
      void call('chronicle', {}).then(
        ({ entries }) => (deeds.value = newDeeds(entries, { match, game, seat })),
        () => null,
      )
    ask()
    return onPush(({ push }) => push === 'tables' && ask())
  }, [match, game, seat])
  return deeds
}
