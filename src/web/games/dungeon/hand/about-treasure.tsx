/** A treasure in large: what it is worth, what it does, and who sees it. */
import type { Signal } from '@preact/signals'
import type { TreasureFact } from '../../../../games/dungeon/types.ts'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { text } from '../text/index.ts'
import { powerLine, worthLine } from './treasure-lines.ts'

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
      lead={now ? worthLine(now.fact) : undefined}
    >
      {now && (
        <>
          <p>{powerLine(now.fact)}</p>
          <p>{words.seenBy(now.isUp)}</p>
        </>
      )}
    </Dialog>
  )
}
