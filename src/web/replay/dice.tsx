/** The throws so far against what was to be expected, and whether every one of them was honest. */
import { Icon } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { type Tally, tallyOf } from './tally.ts'
import { words } from './text/index.ts'
import type { Watching } from './watching.ts'

export function Dice({ watching }: { readonly watching: Watching }) {
  const tally = tallyOf(watching.progress.value?.rolls ?? [], watching.picture.value.at)
  const say = words.value
  return (
    <section class="replay-dice">
      {tally && (
        <>
          <h2>
            {say.dice(tally.dice)} <span>{say.throws(tally.throws)}</span>
          </h2>
          <Bars tally={tally} />
          <p class="dice-key">
            <i aria-hidden="true" /> {say.expected}
          </p>
        </>
      )}
      <Fair watching={watching} />
    </section>
  )
}

function Bars({ tally: { bars } }: { readonly tally: Tally }) {
  const most = Math.max(1, ...bars.map(({ times, due }) => Math.max(times, due)))
  const tall = (times: number) => `${(times / most) * 100}%`
  return (
    <ol class="dice-bars">
      {bars.map(({ face, times, due }) => (
        <li key={face}>
          <span class="visually-hidden">{words.value.bar(face, times, due.toFixed(1))}</span>
          <span class="dice-well" aria-hidden="true">
            <i class="dice-bar" style={{ height: tall(times) }} />
            <i class="dice-due" style={{ bottom: tall(due) }} />
          </span>
          <b aria-hidden="true">{face}</b>
        </li>
      ))}
    </ol>
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
