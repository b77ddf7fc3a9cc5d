/** What laying took, against the proven best. */
import type { Proven, Toll } from '../../engine/types.ts'
import type { LayingWords } from '../games/page-game.ts'
import './tolls.css'
import { words } from './text/index.ts'

interface Props {
  readonly proven: Proven
  readonly own: Toll
  readonly words: LayingWords
}

export function Tolls({ proven: { best, next, plain }, own, words: laying }: Props) {
  const say = words.value
  const rows: readonly (readonly [string, Toll])[] = [
    [say.toll.yours, own],
    [say.toll.best, best],
    [say.toll.next, next],
    [say.toll.plain, plain],
  ]
  return (
    <section aria-label={say.tolls}>
      <h3>{say.tolls}</h3>
      <dl class="puzzle-tolls">
        {rows.map(([name, toll]) => (
          <div key={name} data-best={toll.cost <= best.cost}>
            <dt>{name}</dt>
            <dd>{laying.toll(toll)}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">
        {say.proven} {laying.measure}
      </p>
    </section>
  )
}
