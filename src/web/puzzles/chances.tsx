/** How likely each choice wins, as bars with margins, the best first. */
import type { ChoicePuzzle, PuzzleOption } from '../../engine/puzzle.ts'
import { keyOf } from '../../engine/result.ts'
import type { Picture } from '../../table/protocol.ts'
import { Chip } from '../parts/chip/chip.tsx'
import { MarginBar } from '../parts/odds/margin-bar.tsx'
import './chances.css'
import { words } from './text/index.ts'
import { textBy, textOf } from './text-of.ts'

interface Props {
  readonly puzzle: ChoicePuzzle
  readonly picture: Picture
  /** The key of what was answered. */
  readonly chosen: string
}

export function Chances({ puzzle, picture, chosen }: Props) {
  const say = words.value
  const isMeasured = puzzle.options.some(({ action }) => keyOf(action) === chosen)
  return (
    <section aria-label={say.chances}>
      <h3>{say.chances}</h3>
      <ol class="puzzle-chances">
        {puzzle.options.map((option, place) => (
          <Chance
            key={keyOf(option.action)}
            option={option}
            text={textOf(picture, option.action)}
            isBest={place === 0}
            isOwn={keyOf(option.action) === chosen}
          />
        ))}
      </ol>
      {!isMeasured && <p>{say.unmeasured(textBy(picture, chosen))}</p>}
      <p class="muted">{say.chancesLead}</p>
    </section>
  )
}

interface ChanceProps {
  readonly option: PuzzleOption
  readonly text: string
  readonly isBest: boolean
  readonly isOwn: boolean
}

function Chance({ option: { value, low, high }, text, isBest, isOwn }: ChanceProps) {
  const say = words.value
  return (
    <li>
      <span class="puzzle-choice">
        {text} {isBest && <Chip>{say.best}</Chip>} {isOwn && <Chip>{say.yours}</Chip>}
      </span>
      <b>{say.share(value, (high - low) / 2)}</b>
      <MarginBar value={value} low={low} high={high} isBest={isBest} />
    </li>
  )
}
