/** The die of the last round, and what came of it: on a phone the log is out of sight. */
import { type ContentIndex, cardById } from '../../../../games/tin/content/content-index.ts'
import { sumOf } from '../../../../games/tin/text/look.ts'
import { Die } from '../../../parts/die/die.tsx'
import './last-roll.css'
import { text } from '../text/index.ts'
import type { Round } from './rounds.ts'

interface Props {
  readonly round: Round
  readonly content: ContentIndex
}

export function LastRoll({ round: { turned, rolled, level }, content }: Props) {
  if (!rolled) return null
  const { value, change, won } = rolled
  const sum = sumOf(value, change).replace('-', '−')
  return (
    <p class={`tin-last ${won ? 'won' : 'lost'}`}>
      <Die kind="plain" value={value} />
      <span>
        {turned !== null && text.value.turnedOver(text.value.card(cardById(content, turned)))}{' '}
        {text.value.lastRoll(sum)} <b>{text.value.struck(won)}</b>
        {level !== null && ` ${text.value.levelled(level)}`}
      </span>
    </p>
  )
}
