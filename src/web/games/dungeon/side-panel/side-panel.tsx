/** What is at stake: the monster, or else the goal, and what else lies open. */
import { useSignal } from '@preact/signals'
import type { DungeonView, LairView } from '../../../../games/dungeon/view/types.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../../../parts/icons.ts'
import { Level } from '../../../parts/level/level.tsx'
import { percent } from '../../../parts/odds/fractions.ts'
import type { TableProps } from '../../../table/look.ts'
import { pointed } from '../board/pointing.ts'
import { type Box, boxOf } from '../box.ts'
import { lairAt } from '../buttons/buttons.ts'
import { useMeeting } from '../meeting/meeting.ts'
import { MeetingCard } from '../meeting/meeting-card.tsx'
import { MonsterCard } from '../monster-card/monster-card.tsx'
import { placeName } from '../names.ts'
import { text } from '../text/index.ts'
import { Classes } from './classes.tsx'
import { Goal } from './goal.tsx'
import { Heroes } from './heroes.tsx'
import './side-panel.css'

type Props = TableProps<DungeonView>

export function SidePanel({ view, picture, showOdds, choices }: Props) {
  const chosen = useSignal<string | null>(null)
  const meeting = useMeeting(picture)
  const box = boxOf(picture)
  const met = meeting && (
    <MeetingCard
      box={box}
      meeting={meeting}
      by={meeting.seat === picture.seat ? null : (picture.seats[meeting.seat]?.name ?? null)}
    />
  )
  if (view.due !== null && view.seats[view.you ?? view.turn]?.hero === null)
    return <Classes box={box} view={view} choices={choices} met={met} />
  const foe = foeOf(view, chosen.value)
  const card = box.monster(foe?.card ?? null)
  const others = view.lairs
    .filter(lair => !isSame(lair, foe) && (lair.isUp || lair.card !== null))
    .toSorted((a, b) => Number(b.at === foe?.at) - Number(a.at === foe?.at) || a.number - b.number)
  return (
    <div class="dg-side-panel">
      {foe && card ? (
        <MonsterCard box={box} view={view} foe={foe} card={card} showOdds={showOdds} seats={picture.seats} />
      ) : (
        <>
          {met}
          <Goal box={box} view={view} showOdds={showOdds} />
        </>
      )}
      {others.length > 0 && (
        <section class="dg-others">
          <h3>{text.value.otherLairs}</h3>
          <ul>
            {others.map(lair => (
              <li key={lair.at}>
                <LairRow box={box} lair={lair} showOdds={showOdds} onShow={() => (chosen.value = lair.at)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!card && <Heroes box={box} view={view} />}
    </div>
  )
}

/** The Hunter may stand where another monster lies; it has no number. */
function isSame(lair: LairView, foe: LairView | null): boolean {
  return lair.at === foe?.at && lair.number === foe.number
}

/** The one that is fought; else what is pointed at, what is here, or what was asked for. */
function foeOf(view: DungeonView, chosen: string | null): LairView | null {
  if (view.foe) return view.foe
  const known = (space: string | null | undefined) => {
    const lair = lairAt(view, space ?? null)
    return lair && lair.card !== null ? lair : null
  }
  const { hunter } = view
  const here = view.seats[view.you ?? view.turn]?.at
  const isHunterHere =
    hunter !== null && hunter.card !== null && (hunter.at === here || hunter.at === pointed.value)
  return known(pointed.value) ?? (isHunterHere ? hunter : null) ?? known(here) ?? known(chosen)
}

interface RowProps {
  readonly box: Box
  readonly lair: LairView
  readonly showOdds: boolean
  readonly onShow: () => void
}

function LairRow({ box, lair, showOdds, onShow }: RowProps) {
  const words = text.value
  const card = box.monster(lair.card)
  const place = box.plan.byId.get(lair.at)
  if (!card || !place) return null
  return (
    <button
      type="button"
      class="dg-lair"
      onClick={onShow}
      onMouseEnter={() => (pointed.value = lair.at)}
      onMouseLeave={() => (pointed.value = null)}
    >
      <span class="dg-disc" data-up={lair.isUp}>
        {lair.number}
      </span>
      <span class="dg-lair-name">
        <b>{words.called(card)}</b> {placeName(place)}
        {!lair.isUp && `, ${words.onlyYou}`}
      </span>
      {(lair.drops.length > 0 || lair.hasLaid) && <Icon of={ICONS.coins} label={words.lies} />}
      {showOdds && lair.odds && <span class="dg-lair-odds">{percent(lair.odds.hit, 1)} %</span>}
      <Level level={card.level} />
    </button>
  )
}
