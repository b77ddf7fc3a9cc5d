/** The whole board in small, with what part of it is seen. A press shows it whole, another goes back. */
import { memo } from 'preact/compat'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { Lens } from '../camera/lens.ts'
import { isPassage, outlineOf, type Plan } from '../plan.ts'
import { text } from '../text/index.ts'
import './mini-map.css'

interface Props {
  readonly plan: Plan
  readonly view: DungeonView
  readonly lens: Lens
  /** What a hint is about. */
  readonly hinted: string | null
  readonly onPress: () => void
}

export function MiniMap({ plan, view, lens, hinted, onPress }: Props) {
  const isWhole = lens.isWhole.value
  const goal = plan.byId.get(hinted ?? '')?.centre
  return (
    <button
      type="button"
      class="dg-mini"
      aria-label={isWhole ? text.value.backToHero : text.value.wholeBoard}
      onClick={onPress}
    >
      <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
        <MiniGround plan={plan} />
        {view.seats.map(({ at }, seat) => {
          const centre = plan.byId.get(at ?? '')?.centre
          return (
            centre && (
              <circle
                key={seat}
                cx={centre.x}
                cy={centre.y}
                r={seat === view.you ? 34 : 24}
                style={{ fill: `var(--seat-${seat + 1})` }}
              />
            )
          )
        })}
        {!isWhole && <Frame lens={lens} />}
        {goal && <circle class="dg-mini-goal" cx={goal.x} cy={goal.y} r={60} />}
      </svg>
    </button>
  )
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const

const MiniGround = memo(({ plan: { places } }: { readonly plan: Plan }) => (
  <>
    {LEVELS.map(level => {
      const here = places.filter(place => place.level === level)
      return (
        <g key={level} class={`dg-level-${level}`}>
          <path class="dg-passage" d={here.filter(isPassage).map(outlineOf).join('')} />
          <path
            class="dg-room"
            d={here
              .filter(place => !isPassage(place))
              .map(outlineOf)
              .join('')}
          />
        </g>
      )
    })}
  </>
))

function Frame({ lens }: { readonly lens: Lens }) {
  const { x, y, scale } = lens.camera.value
  const { width, height } = lens.room.value
  return (
    <rect
      class="dg-frame"
      x={-x / scale}
      y={-y / scale}
      width={width / scale}
      height={height / scale}
      rx="14"
    />
  )
}
