/** What the die came to, in words: the sum, and after it the verdict. */
import { type ContentIndex, cardById } from '../../../../games/tin/content/content-index.ts'
import { sumOf } from '../../../../games/tin/text/look.ts'
import type { Beat } from '../../../table/stage/beat.ts'
import { inTheAir, nowShown } from '../stage/now.ts'
import { text } from '../text/index.ts'
import type { Round } from './rounds.ts'

interface Props {
  readonly round: Round
  readonly content: ContentIndex
  readonly beat: Beat | null
}

export function Said({ round: { turned, rolled }, content, beat }: Props) {
  if (!rolled) return null
  if (inTheAir(beat, 'rolled')) return <p class="tin-said">{text.value.inTheAir}</p>
  const { value, change, won } = rolled
  const sum = sumOf(value, change).replace('-', '−')
  const isFresh = nowShown(beat, 'rolled') !== null
  return (
    <p class={`tin-said ${won ? 'won' : 'lost'} ${isFresh ? 'fresh' : ''}`}>
      {turned !== null && (
        <span class="tin-said-card">
          {text.value.turnedOver(text.value.card(cardById(content, turned)))}{' '}
        </span>
      )}
      {text.value.lastRoll(sum)} <b>{text.value.struck(won)}</b>
    </p>
  )
}
