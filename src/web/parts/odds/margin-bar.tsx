/** A value of 1 with its margin. */
import './margin-bar.css'

interface Props {
  readonly value: number
  readonly low: number
  readonly high: number
  /** The one that is recommended. */
  readonly isBest: boolean
}

export function MarginBar({ value, low, high, isBest }: Props) {
  const style = { '--value': `${value * 100}%`, '--low': `${low * 100}%`, '--high': `${high * 100}%` }
  return <i class="margin-bar" data-best={isBest} style={style} />
}
