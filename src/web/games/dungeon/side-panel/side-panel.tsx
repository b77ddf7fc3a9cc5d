/** What is at stake: the monster, or else the goal, and what else lies open. */
import { useSignal } from '@preact/signals'
import type { DungeonView, LairView } from '../../../../games/dungeon/view/types.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../../../parts/icons.generated.ts'
import { Level } from '../../../parts/level/level.tsx'
import { percent } from '../../../parts/odds/fractions.ts'
import type { TableProps } from '../../../table/look.ts'
import { CLASS_ICONS } from '../art.ts'
import { pointed } from '../board/pointing.ts'
import { lairAt } from '../buttons/buttons.ts'
import { type Meeting, useMeeting } from '../meeting/meeting.ts'
import { MeetingCard } from '../meeting/meeting-card.tsx'
import { MonsterCard } from '../monster-card/monster-card.tsx'
import { placeName } from '../names.ts'
import { contentOf, planOf } from '../plan.ts'
import { text } from '../text/index.ts'
import { Goal } from './goal.tsx'
import { Heroes } from './heroes.tsx'
import './side-panel.css'
import { say } from '../text/printed.ts'

type Props = TableProps<DungeonView>

export function SidePanel({ view, picture, showOdds }: Props) {
  const chosen = useSignal<number | null>(null)
  const meeting = useMeeting(picture)
  if (view.due !== null && view.seats[view.you ?? view.turn]?.class === null)
    return <Classes view={view} meeting={meeting} />
  const foe = foeOf(view, chosen.value)
  const card = foe ? contentOf(view).monsters[foe.card] : undefined
  const others = view.lairs
    .filter(lair => !isSame(lair, foe) && (lair.isUp || lair.card >= 0))
    .toSorted((a, b) => Number(b.at === foe?.at) - Number(a.at === foe?.at) || a.number - b.number)
  return (
    <div class="dg-side-panel">
      {foe && card ? (
        <MonsterCard view={view} foe={foe} card={card} showOdds={showOdds} />
      ) : (
        <>
          {meeting && <MeetingCard view={view} meeting={meeting} />}
          <Goal view={view} showOdds={showOdds} />
        </>
      )}
      {others.length > 0 && (
        <section class="dg-others">
          <h3>{text.value.otherLairs}</h3>
          <ul>
            {others.map(lair => (
              <li key={lair.at}>
                <LairRow
                  view={view}
                  lair={lair}
                  showOdds={showOdds}
                  onShow={() => (chosen.value = lair.at)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!card && <Heroes view={view} />}
    </div>
  )
}

/** The Hunter may stand where another monster lies; it has no number. */
function isSame(lair: LairView, foe: LairView | null): boolean {
  return lair.at === foe?.at && lair.number === foe.number
}

/** The one that is fought; else what is pointed at, what is here, or what was asked for. */
function foeOf(view: DungeonView, chosen: number | null): LairView | null {
  if (view.foe) return view.foe
  const known = (space: number | null | undefined) => {
    const lair = space === null || space === undefined ? undefined : lairAt(view, space)
    return lair && lair.card >= 0 ? lair : null
  }
  const { hunter } = view
  const here = view.seats[view.you ?? view.turn]?.at
  const isHunterHere =
    hunter !== null && hunter.card >= 0 && (hunter.at === here || hunter.at === pointed.value)
  return known(pointed.value) ?? (isHunterHere ? hunter : null) ?? known(here) ?? known(chosen)
}

interface RowProps {
  readonly view: DungeonView
  readonly lair: LairView
  readonly showOdds: boolean
  readonly onShow: () => void
}

function LairRow({ view, lair, showOdds, onShow }: RowProps) {
  const words = text.value
  const card = contentOf(view).monsters[lair.card]
  const place = planOf(contentOf(view)).places[lair.at]
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
        <b>{say(card.name)}</b> {placeName(place)}
        {!lair.isUp && `, ${words.onlyYou}`}
      </span>
      {(lair.drops.length > 0 || lair.hasLaid) && <Icon of={ICONS.coins} label={words.lies} />}
      {showOdds && lair.odds && <span class="dg-lair-odds">{percent(lair.odds.hit, 1)} %</span>}
      <Level level={card.level} />
    </button>
  )
}

function Classes({ view, meeting }: { readonly view: DungeonView; readonly meeting: Meeting | null }) {
  const { goals, treasures } = contentOf(view)
  const target = treasures[view.target]
  const words = text.value
  const classes = ['rogue', 'cleric', 'fighter', 'wizard'] as const
  return (
    <div class="dg-side-panel">
      {meeting && <MeetingCard view={view} meeting={meeting} />}
      <Card class="dg-classes">
        <h2>{words.chooseHero}</h2>
        {target && <p>{words.find(say(target.name), target.level)}</p>}
        <ul>
          {classes.map(name => (
            <li key={name}>
              <Icon of={CLASS_ICONS[name]} />
              <span>
                <b>{words.classes[name]}</b>
                <span class="muted">{words.aboutClass[name]}</span>
              </span>
              {view.mode !== 'hunt' && <b class="dg-goal-gold">{words.gold(goals[name])}</b>}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
