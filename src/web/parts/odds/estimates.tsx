/** What is estimated of each alternative, as bars with margins under each other. */
import './estimates.css'
import { percent } from './fractions.ts'
import { MarginBar } from './margin-bar.tsx'

export interface Estimate {
  readonly key: string
  readonly label: string
  /** Of 1, and between what it lies. */
  readonly value: number
  readonly low: number
  readonly high: number
  /** The same on either side, in per cent. */
  readonly margin: number
}

interface Props {
  /** The first is the one that is recommended. */
  readonly estimates: readonly Estimate[]
  readonly label: string
}

export function Estimates({ estimates, label }: Props) {
  return (
    <div role="group" aria-label={label}>
      <dl class="estimates">
        {estimates.map(({ key, label: name, value, low, high, margin }, place) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <MarginBar value={value} low={low} high={high} isBest={place === 0} />
              <b>{percent(value, 1)} %</b>
              <span>±{margin}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
