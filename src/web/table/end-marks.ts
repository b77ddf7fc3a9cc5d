/** The marks that heroes of a campaign have to spend after a match. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { View } from '../../engine/types.ts'
import type { NewMatch } from '../../table/protocol.ts'
import { gameOf } from '../games/index.ts'
import { call, onPush } from '../shell/wire.ts'

export interface MarksToSpend {
  readonly sheet: string
  /** By this match. */
  readonly earned: number
  /** Of all that it has earned. */
  readonly left: number
}

/** The sheet with the most; null where there is none to make. */
export function useMarks(set: NewMatch | null, view: View): Signal<MarksToSpend | null> {
  const found = useSignal<MarksToSpend | null>(null)
  useEffect(() => {
    if (!set?.sheets?.length) return undefined
    const ask = () => void marksOf(set, view).then(marks => (found.value = marks))
    ask()
    return onPush(({ push }) => push === 'tables' && ask())
  }, [set])
  return found
}

async function marksOf({ game, sheets = [] }: NewMatch, view: View): Promise<MarksToSpend | null> {
  const [marks, kept] = await Promise.all([gameOf(game)?.marks?.(), call('sheets', {})])
  if (!marks) return null
  const found = kept
    .filter(({ id }) => sheets.includes(id))
    .map(({ id, data }) => ({ sheet: id, earned: marks.earnedBy(view), left: marks.left(data) }))
    .filter(({ left }) => left > 0)
  return found.toSorted((a, b) => b.left - a.left)[0] ?? null
}
