/** The marks that heroes of a campaign have to spend after a match. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { NewMatch } from '../../table/protocol.ts'
import { gameOf } from '../games/index.ts'
import { call, onPush } from '../shell/wire.ts'

export interface MarksToSpend {
  readonly sheet: string
  readonly marks: number
}

/** The sheet with the most; null where there is none to make. */
export function useMarks(set: NewMatch | null): Signal<MarksToSpend | null> {
  const found = useSignal<MarksToSpend | null>(null)
  useEffect(() => {
    if (!set?.sheets?.length) return undefined
    const ask = () => void marksOf(set).then(marks => (found.value = marks))
    ask()
    return onPush(({ push }) => push === 'tables' && ask())
  }, [set])
  return found
}

async function marksOf({ game, sheets = [] }: NewMatch): Promise<MarksToSpend | null> {
  const [count, kept] = await Promise.all([gameOf(game)?.marksLeft?.(), call('sheets', {})])
  const left = kept
    .filter(({ id }) => sheets.includes(id))
    .map(({ id, data }) => ({ sheet: id, marks: count?.(data) ?? 0 }))
    .filter(({ marks }) => marks > 0)
  return left.toSorted((a, b) => b.marks - a.marks)[0] ?? null
}
