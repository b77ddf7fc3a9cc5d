/** The sum of a round, part by part: die + card − helmet ≥ 4. */
import { TO_BEAT } from '../../../../games/tin/content/numbers.ts'
import type { Part } from '../sums.ts'
import { text } from '../text/index.ts'

interface Props {
  readonly parts: readonly Part[]
  /** Of the die, once it lies. */
  readonly value: number | null
}

export function Sum({ parts, value }: Props) {
  const words = text.value
  const said = parts.map(
    ({ name, change }) => `${change < 0 ? words.minus : words.plus} ${Math.abs(change)} ${words.part[name]}`,
  )
  return (
    <div class="tin-sum" role="img" aria-label={words.sum(said.join(' '), TO_BEAT)}>
      <span class={`tin-slot ${value === null ? 'die' : ''}`}>{value ?? words.die}</span>
      {parts.map(({ name, change }) => (
        <>
          <i key={`${name} sign`}>{change < 0 ? '−' : '+'}</i>
          <span key={name} class={`tin-slot ${change > 0 ? 'good' : change < 0 ? 'bad' : ''}`}>
            <small>{words.part[name]}</small>
            {Math.abs(change)}
          </span>
        </>
      ))}
      <i>≥</i>
      <span class="tin-slot">{TO_BEAT}</span>
    </div>
  )
}
