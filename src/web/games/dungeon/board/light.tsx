/** Light is possibility: what can be reached is lit, the rest lies in a slight dusk. */
import { memo } from 'preact/compat'
import { isPassage, lineThrough, outlineOf, type Place, type Plan } from '../plan.ts'
import type { Target } from '../targets.ts'
import './light.css'

interface LightProps {
  readonly plan: Plan
  readonly targets: readonly Target[]
  /** Where the hero stands: not lit, but out of the dusk. */
  readonly from: string | null
}

const FAR = 600

export const Light = memo(({ plan, targets, from }: LightProps) => {
  if (targets.length === 0) return null
  const lit = targets.flatMap(({ space }) => plan.byId.get(space) ?? [])
  const here = plan.byId.get(from ?? '')
  const shape = lit.map(outlineOf).join('')
  const night = outlineOf({ x: -FAR, y: -FAR, w: plan.width + 2 * FAR, h: plan.height + 2 * FAR })
  return (
    <>
      <path class="dg-dusk" fill-rule="evenodd" d={night + shape + (here ? outlineOf(here) : '')} />
      <path class="dg-glow wide" d={shape} />
      <path class="dg-glow" d={shape} />
      <path class="dg-glow near" d={shape} />
      <path class="dg-lit floor" d={lit.filter(isPassage).map(outlineOf).join('')} />
      <path class="dg-lit" d={shape} />
    </>
  )
})

/** The white diamonds; they lie above names and numerals. */
export const Sparks = memo(({ plan, targets }: Pick<LightProps, 'plan' | 'targets'>) => (
  <path
    class="dg-spark"
    d={targets
      .flatMap(({ space }) => plan.byId.get(space) ?? [])
      .map(sparkIn)
      .join('')}
  />
))

/** In a passage in its middle, in a room in the corner, where it hides nothing. */
function sparkIn(place: Place): string {
  const { centre, x, y, w } = place
  const [cx, cy] = isPassage(place) ? [centre.x, centre.y] : [x + w - 10, y + 11]
  return `M${cx} ${cy - 4.5}l4.5 4.5-4.5 4.5-4.5-4.5Z`
}

interface TrailProps {
  readonly plan: Plan
  readonly trail: Pick<Target, 'space' | 'trail'> | null
  /** Its end is what a hint is about. */
  readonly isHinted: boolean
}

export function Trail({ plan, trail, isHinted }: TrailProps) {
  const end = trail && plan.byId.get(trail.space)
  if (!trail || !end) return null
  const line = lineThrough(plan, trail.trail)
  return (
    <g class="dg-trail">
      {line.length > 1 && <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      <path class={isHinted ? 'dg-aim-frame hinted' : 'dg-aim-frame'} d={outlineOf(end)} />
      <circle cx={end.centre.x} cy={end.centre.y} r="9" />
      <circle class="inner" cx={end.centre.x} cy={end.centre.y} r="4.5" />
    </g>
  )
}
