/** The throws of a match against what was to be expected. */
import './histogram.css'
import type { Tally } from './tally.ts'
import { words } from './text/index.ts'

interface Props {
  readonly title: string
  readonly tally: Tally
}

export function Histogram({ title, tally }: Props) {
  const say = words.value
  return (
    <div class="histogram">
      <h2>
        {title} <span>{say.throws(tally.throws)}</span>
      </h2>
      <Bars tally={tally} />
      <p class="histogram-key">
        <i aria-hidden="true" /> {say.expected}
      </p>
    </div>
  )
}

function Bars({ tally: { bars } }: Pick<Props, 'tally'>) {
  const most = Math.max(1, ...bars.map(({ times, due }) => Math.max(times, due)))
  const tall = (times: number) => `${(times / most) * 100}%`
  return (
    <ol class="histogram-bars">
      {bars.map(({ face, times, due }) => (
        <li key={face}>
          <span class="visually-hidden">{words.value.bar(face, times, due.toFixed(1))}</span>
          <span class="histogram-well" aria-hidden="true">
            <i class="histogram-bar" style={{ height: tall(times) }} />
            <i class="histogram-due" style={{ bottom: tall(due) }} />
          </span>
          <b aria-hidden="true">{face}</b>
        </li>
      ))}
    </ol>
  )
}
