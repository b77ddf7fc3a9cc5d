/** Names, numerals and Cleared tokens: above the dusk, at full strength. */
import { memo } from 'preact/compat'
import type { Counts } from '../../../../games/dungeon/view/types.ts'
import { isPassage, type Place, type Plan, slotsOf } from '../plan.ts'
import { text } from '../text/index.ts'
import './labels.css'

interface Props {
  readonly plan: Plan
  /** Cleared tokens by space, and spaces with a piece in them, where names make room: as text, so that what has not
   * changed is not drawn again. */
  readonly cleared: string
  readonly busy: string
}

/** Counts as text that `Labels` reads. */
export function countsText(counts: Counts): string {
  return new URLSearchParams(Object.entries(counts).map(([id, count]) => [id, String(count)])).toString()
}

export const Labels = memo(({ plan, cleared, busy }: Props) => {
  const taken = new Set(busy.split(','))
  const tokens = new URLSearchParams(cleared)
  return (
    <g class="dg-labels">
      {plan.places
        .filter(place => !isPassage(place))
        .map(place => (
          <Label
            key={place.id}
            place={place}
            cleared={Number(tokens.get(place.id) ?? 0)}
            isBusy={taken.has(place.id)}
          />
        ))}
    </g>
  )
})

interface LabelProps {
  readonly place: Place
  readonly cleared: number
  readonly isBusy: boolean
}

const Label = memo(({ place, cleared, isBusy }: LabelProps) => {
  const { name, de, level, centre, x, y } = place
  const ink = level <= 2 ? 'dark' : 'pale'
  const small = (
    <text class={`dg-mark ${ink}`} x={x + 8} y={y + 17}>
      {level}
    </text>
  )
  if (name !== undefined)
    return (
      <>
        <Name place={place} name={text.value.called({ name, de })} ink={ink} isBusy={isBusy} />
        {place.kind === 'chamber' && <Slots place={place} cleared={cleared} />}
        {small}
      </>
    )
  if (cleared > 0)
    return (
      <>
        <g class="dg-cleared" transform={`translate(${centre.x} ${centre.y})`}>
          <circle r="10.5" />
          <path d="M-4.5 -4.5l9 9M4.5 -4.5l-9 9" />
        </g>
        {small}
      </>
    )
  if (isBusy) return small
  return (
    <text class={`dg-numeral ${ink}`} x={centre.x} y={centre.y + 8}>
      {level}
    </text>
  )
})

interface NameProps {
  readonly place: Place
  readonly name: string
  readonly ink: string
  readonly isBusy: boolean
}

/** What the numeral takes of a room's width, and what a letter takes of its size. */
const [MARK, WIDE] = [17, 0.46]
const LEADING = 0.92

function Name({ place: { kind, centre, w, h }, name, ink, isBusy }: NameProps) {
  const isHall = kind === 'hall'
  // What is too long for one line stands in two, a little smaller, also above those who are in.
  const isLong = isBusy && !isHall && name.length * 16 * WIDE > w - 8
  const size = isHall ? 34 : isLong ? 14 : isBusy ? 16 : 19
  const words = isHall || (isBusy && !isLong) ? [name] : inTwo(name)
  const beside = ((words.length - 1) * size * LEADING) / 2
  const top = isBusy ? (isHall ? -h / 2 + 30 : -h / 2 + 13 + beside) : 0
  const first = centre.y + top + size * 0.3 - beside
  // In the row of the numeral a long name makes room for it.
  const widest = Math.max(...words.map(word => word.length)) * size * WIDE
  const aside = isBusy && !isHall ? Math.max(0, MARK - (w - widest) / 2) : 0
  return (
    <text class={`dg-name ${ink}`} style={{ fontSize: `${size}px` }}>
      {words.map((word, line) => (
        <tspan key={word} x={centre.x + aside} y={first + line * size * LEADING}>
          {word}
        </tspan>
      ))}
    </text>
  )
}

/** The first word, and the rest below it. */
function inTwo(name: string): string[] {
  const [first = '', ...rest] = name.split(' ')
  return rest.length === 0 ? [first] : [first, rest.join(' ')]
}

function Slots({ place, cleared }: { readonly place: Place; readonly cleared: number }) {
  const { x, y, w, h } = place
  return (
    <>
      {Array.from({ length: slotsOf(place) }, (_, slot) => (
        <circle
          key={slot}
          class={slot < cleared ? 'dg-slot done' : 'dg-slot'}
          cx={x + w - 38 + slot * 13}
          cy={y + h - 12}
          r="4.6"
        />
      ))}
    </>
  )
}
