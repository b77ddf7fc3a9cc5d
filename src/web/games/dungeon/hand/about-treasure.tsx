/** A treasure in large: what it is worth, what it does, and who sees it. */
import type { Signal } from '@preact/signals'
import type { TreasureFact } from '../../../../games/dungeon/types.ts'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { text } from '../text/index.ts'

export interface Shown {
  readonly fact: TreasureFact
  readonly isUp: boolean
}

export function AboutTreasure({ shown }: { readonly shown: Signal<Shown | null> }) {
  const words = text.value
  const { value: now } = shown
  return (
    <Dialog
      open={now !== null}
      onClose={() => (shown.value = null)}
      title={now ? words.called(now.fact) : ''}
      lead={now ? `${words.level(now.fact.level)}, ${words.gp(now.fact.value)}` : undefined}
    >
      {now && (
        <>
          <p>{now.fact.power === undefined ? words.onlyGold : words.aboutPower[now.fact.power]}</p>
          <p>{words.seenBy(now.isUp)}</p>
        </>
      )}
    </Dialog>
  )
}
