/** What lies and stands on the board: number tokens, treasures left behind, the Hunter, heroes. */
import { useEffect, useRef } from 'preact/hooks'
import type { DungeonView, LairView } from '../../../../games/dungeon/view/types.ts'
import { skull } from '../../../parts/icons.ts'
import { StandeeShape, seatColour } from '../../../parts/standee/standee.tsx'
import { CLASS_ICONS } from '../art.ts'
import type { Box } from '../box.ts'
import { sack } from '../icons.generated.ts'
import { CELL, isPassage, lineThrough, type Place, type Plan, type Point } from '../plan.ts'
import { feetAt, tokenAt } from './fan.ts'
import './pieces.css'

interface Props {
  readonly box: Box
  readonly view: DungeonView
  readonly still: boolean
}

interface Standing {
  readonly seat: number
  readonly place: Place
  readonly feet: Point
  readonly isOwn: boolean
}

/** Everyone with a hero, those in front last, one's own on top. */
function standings({ plan: { byId } }: Box, view: DungeonView): Standing[] {
  const own = view.you ?? view.turn
  const tokens = new Set(view.lairs.map(({ at }) => at))
  const here = (at: string) =>
    view.seats.flatMap((seat, index) => (seat.at === at && seat.hero !== null ? [index] : []))
  return view.seats
    .flatMap(({ at, hero }, seat): Standing[] => {
      const place = byId.get(at ?? '')
      if (at === null || !place || hero === null) return []
      const group = here(at)
      const feet = feetAt(place, group.indexOf(seat), group.length, tokens.has(at))
      return [{ seat, place, feet, isOwn: seat === own }]
    })
    .toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn) || a.feet.y - b.feet.y)
}

export function Pieces({ box, view, still }: Props) {
  const { plan } = box
  const standing = standings(box, view)
  const shared = new Set(standing.map(({ place }) => place.id))
  return (
    <>
      {view.lairs.map(lair => (
        <LairPieces key={lair.at} plan={plan} lair={lair} isShared={shared.has(lair.at)} />
      ))}
      {view.hunter && (
        <Hunter
          plan={plan}
          at={view.hunter.at}
          isShared={shared.has(view.hunter.at)}
          hasToken={view.lairs.some(({ at, number }) => number > 0 && at === view.hunter?.at)}
        />
      )}
      {standing.map(hero => (
        <HeroPiece key={hero.seat} box={box} view={view} hero={hero} still={still} />
      ))}
    </>
  )
}

interface LairProps {
  readonly plan: Plan
  readonly lair: LairView
  readonly isShared: boolean
}

function LairPieces({ plan, lair, isShared }: LairProps) {
  const place = plan.byId.get(lair.at)
  if (!place) return null
  const { x, y } = tokenAt(place, isShared)
  const treasures = lair.drops.length + (lair.hasLaid ? 1 : 0)
  return (
    <>
      {lair.number > 0 && (
        <g class={lair.isUp ? 'dg-token' : 'dg-token down'} transform={`translate(${x} ${y})`}>
          <circle class="rim" r="13" />
          <circle class="disc" r="10" />
          <text y="5.8">{lair.number}</text>
        </g>
      )}
      {treasures > 0 && (
        <g class="dg-loot" transform={`translate(${place.x + 3} ${place.y + place.h - 23}) scale(.04)`}>
          <path d={sack} />
        </g>
      )}
    </>
  )
}

interface HunterProps {
  readonly plan: Plan
  readonly at: string
  readonly isShared: boolean
  readonly hasToken: boolean
}

function Hunter({ plan, at, isShared, hasToken }: HunterProps) {
  const centre = plan.byId.get(at)?.centre
  if (!centre) return null
  const aside = isShared || hasToken ? 26 : 0
  const above = hasToken ? 24 : aside / 2
  return (
    <g class="dg-hunter" transform={`translate(${centre.x + aside} ${centre.y - above})`}>
      <circle r="15" />
      <path d={skull} transform="translate(-11 -11.5) scale(.043)" />
    </g>
  )
}

interface HeroProps extends Props {
  readonly hero: Standing
}

const STEP_MS = 110
const LONGEST_MS = 660

/** Walks through the doors it came by, a short while for each step. */
function HeroPiece({ box, view, hero: { seat, feet, place, isOwn }, still }: HeroProps) {
  const piece = useRef<SVGGElement>(null)
  const before = useRef<{ at: string; feet: Point } | null>(null)
  const { hero = null, trail } = view.seats[seat] ?? {}
  const kind = box.hero(hero)?.class
  useEffect(() => {
    const last = before.current
    before.current = { at: place.id, feet }
    if (!last || last.at === place.id || still || !piece.current) return
    const known = trail?.lastIndexOf(last.at) ?? -1
    const way = known < 0 ? [] : [...(trail?.slice(known) ?? []), place.id]
    const points = [last.feet, ...lineThrough(box.plan, way).slice(1, -1), feet]
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x - feet.x}px, ${y - feet.y}px)` }))
    const steps = Math.max(1, way.length - 1)
    piece.current.animate(frames, { duration: Math.min(LONGEST_MS, steps * STEP_MS), easing: 'ease-in-out' })
  })
  if (kind === undefined) return null
  // A corridor is narrow: the spaces on both sides are where one goes next.
  const isLow = isPassage(place) || (place.kind === 'chamber' && place.h <= 3 * CELL)
  const size = isOwn && !isLow ? 0.94 : 0.8
  return (
    <g ref={piece}>
      {isOwn && <ellipse class="dg-own" cx={feet.x} cy={feet.y + 1} rx="27" ry="11" />}
      <g
        class="standee"
        style={seatColour(seat + 1)}
        transform={`translate(${feet.x - 24 * size} ${feet.y - 56 * size}) scale(${size})`}
      >
        {isOwn && <path class="dg-halo" d="M5 56V22C5 9 13 2 24 2s19 7 19 20v34Z" />}
        <StandeeShape figure={CLASS_ICONS[kind]} seat={seat + 1} />
      </g>
    </g>
  )
}
