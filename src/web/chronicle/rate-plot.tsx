/** Rates of winning as bars, each with the interval that chance leaves open; the numbers lie behind them as a table. */
import type { Rate } from '../../table/chronicle-stats.ts'
import { words } from './text/index.ts'
import './rate-plot.css'

export interface NamedRate extends Rate {
  readonly name: string
}

interface Props {
  readonly title: string
  readonly rates: readonly NamedRate[]
}

export function RatePlot({ title, rates }: Props) {
  return (
    <figure class="rates">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <ul>
        {rates.map(rate => (
          <li key={rate.name}>
            <Bar rate={rate} />
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.value.table}</summary>
        <Table title={title} rates={rates} />
      </details>
    </figure>
  )
}

function Bar({ rate: { name, won, of, low, high } }: { readonly rate: NamedRate }) {
  const say = words.value
  const wide = (share: number) => `${share * 100}%`
  return (
    <>
      <span class="rates-name">{name}</span>
      <span class="rates-track" aria-hidden="true">
        <i class="rates-bar" style={{ width: wide(won / of) }} />
        <i class="rates-likely" style={{ left: wide(low), width: wide(high - low) }} />
      </span>
      <span class="rates-number">
        <b>{say.percent(won / of)}</b> {say.share(won, of)}
      </span>
    </>
  )
}

function Table({ title, rates }: Props) {
  const say = words.value
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          {[say.what, say.won, say.played, say.rate, say.interval].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map(({ name, won, of, low, high }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{won}</td>
            <td>{of}</td>
            <td>{say.percent(won / of)}</td>
            <td>{say.between(low, high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
