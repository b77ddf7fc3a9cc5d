/** The throws so far, and whether every one of them was honest. */
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { Histogram } from '../story/histogram.tsx'
import { tallyOf } from '../story/tally.ts'
import { words } from './text/index.ts'
import type { Watching } from './watching.ts'

export function Dice({ watching }: { readonly watching: Watching }) {
  const tally = tallyOf(watching.progress.value?.rolls ?? [], watching.picture.value.at)
  return (
    <section class="replay-dice">
      {tally && <Histogram title={words.value.dice(tally.dice)} tally={tally} />}
      <Fair watching={watching} />
    </section>
  )
}

function Fair({ watching: { fair } }: { readonly watching: Watching }) {
  const found = fair.value
  if (!found) return <p class="dice-fair">{words.value.checking}</p>
  const isFair = 'rolls' in found
  return (
    <p class="dice-fair" data-fair={isFair}>
      <Icon of={isFair ? ICONS.tick : ICONS.warning} />{' '}
      {isFair ? words.value.fair(found.rolls) : found.refusal}
    </p>
  )
}
