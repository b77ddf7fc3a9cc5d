/** Challenge boxes: those of the card and those of the dungeon are the same thing in two places. */
import { Box } from '../../../parts/box/box.tsx'
import { words } from '../text/index.ts'
import { faceOf } from '../tray/dice.ts'
import { litBoxes, pressBox } from '../tray/held.ts'
import type { BoxFact, Challenge, Props, SceneFight } from '../view.ts'

const KINDS = ['S', 'A', 'M', 'X'] as const

interface RowProps {
  readonly props: Props
  readonly challenge: Challenge
  /** The boxes from here up to there, by their places. */
  readonly from: number
  readonly to: number
  /** In play, or only shown. */
  readonly live: boolean
}

export function BoxRow({ props, challenge, from, to, live }: RowProps) {
  const lit = live ? litBoxes(props) : NONE
  return (
    <>
      {challenge.boxes.slice(from, to).map((box, index) => {
        const place = from + index
        return live ? (
          <LiveBox
            key={place}
            props={props}
            challenge={challenge}
            box={box}
            place={place}
            lit={lit.has(place)}
          />
        ) : (
          <span key={place} class="od-box">
            <Box {...shapeOf(box)} />
          </span>
        )
      })}
    </>
  )
}

const NONE: ReadonlySet<number> = new Set()

interface BoxProps {
  readonly props: Props
  readonly challenge: Challenge
  readonly box: BoxFact
  readonly place: number
  readonly lit: boolean
}

function LiveBox({ props, challenge, box, place, lit }: BoxProps) {
  const { fight } = props.view
  if (!fight) return null
  const isFull = (fight.full & (1 << place)) !== 0
  const dice = (fight.laid[place] ?? []).map(faceOf)
  return (
    <span class="od-box" data-box={place}>
      <Box
        {...shapeOf(box)}
        dice={dice}
        sum={fight.sums[place]}
        full={isFull}
        lit={lit}
        dimmed={dimmedBy(fight, challenge, box, place)}
        {...(props.choices.length > 0 && { onPick: () => pressBox(props, place) })}
      />
      {(fight.once & ~fight.full & (1 << place)) !== 0 && (
        <span class="od-box-note">{words.value.secondDie}</span>
      )}
    </span>
  )
}

function shapeOf(box: BoxFact) {
  return {
    kind: KINDS[box.colour] ?? 'X',
    need: box.need,
    wide: box.wide,
    armor: box.armor,
    skull: box.skull,
    hearts: box.damage,
    time: box.time,
  }
}

/** Until every armor box is full, nothing goes anywhere else. */
function dimmedBy(fight: SceneFight, challenge: Challenge, box: BoxFact, place: number): string | undefined {
  const bit = 1 << place
  if ((fight.full & bit) !== 0) return undefined
  if ((challenge.armor & ~fight.full) !== 0 && (challenge.armor & bit) === 0 && !box.armor)
    return words.value.armorFirst
  return undefined
}

/** How large boxes can be drawn: the fewer, the larger. */
export function sizeFor(boxes: readonly BoxFact[]): string {
  const units = boxes.reduce((sum, { wide }) => sum + (wide ? 2.2 : 1), 0)
  return units <= 6.5 ? 'large' : units <= 9 ? 'medium' : 'small'
}
