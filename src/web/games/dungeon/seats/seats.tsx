/** The bar: the round, and a line about each seat. */
import type { Seat } from '../../../../engine/types.ts'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { Chip } from '../../../parts/chip/chip.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../../../parts/icons.ts'
import type { TableProps } from '../../../table/look.ts'
import { CLASS_ICONS } from '../art.ts'
import { boxOf, goalOf } from '../box.ts'
import { soughtIn } from '../buttons/buttons.ts'
import { magicSword } from '../icons.generated.ts'
import { text } from '../text/index.ts'
import './seats.css'

export function Status({ picture, view }: TableProps<DungeonView>) {
  const words = text.value
  const isHeroless = view.seats.some(seat => seat.hero === null && seat.deaths === 0)
  const isSetUp = view.round <= 1 && (isHeroless || ['book', 'learn'].includes(view.due?.step ?? ''))
  return (
    <span class="dg-status">
      <Chip>{isSetUp ? words.setUp : words.round(view.round)}</Chip>
      {view.seats.length === 1 && <Purse picture={picture} view={view} />}
    </span>
  )
}

export function Purse({ picture, view }: Pick<TableProps<DungeonView>, 'picture' | 'view'>) {
  const mine = view.you === null ? undefined : view.seats[view.you]
  const goal = goalOf(boxOf(picture), mine)
  if (!mine || mine.gold === null || goal === 0 || view.mode === 'hunt') return null
  return <span class="dg-gold">{text.value.goldOf(mine.gold, goal)}</span>
}

export function seatIcon(view: DungeonView, seat: Seat, picture: Picture): string {
  const hero = boxOf(picture).hero(view.seats[seat]?.hero ?? null)
  return hero ? CLASS_ICONS[hero.class] : ICONS.hero
}

export function seatLine(view: DungeonView, seat: Seat, picture: Picture) {
  const words = text.value
  const it = view.seats[seat]
  if (!it) return null
  if (it.hero === null) {
    const roll = it.deaths > 0 ? 0 : (view.rolls[seat] ?? 0)
    return roll > 0 ? <span>{words.rolled(roll)}</span> : null
  }
  const box = boxOf(picture)
  const goal = goalOf(box, it)
  // Where all lies open, as at the end, five and more have no room for their goals.
  const isBrief = view.seats.length > 4 && seat !== view.you
  if (it.gold !== null)
    return (
      <span class={isBrief ? 'dg-line' : 'dg-line own'}>
        <span>
          {soughtIn(box, view) ?? (isBrief ? words.gold(it.gold) : <Gold of={it.gold} goal={goal} />)}
        </span>
        {it.lost > 0 && !isBrief && <Lost turns={it.lost} />}
      </span>
    )
  return (
    <span class="dg-line">
      <span>
        <Icon of={ICONS.cards} label={words.cards(it.shown.length + it.hidden)} />{' '}
        {it.shown.length + it.hidden}
      </span>
      {it.bonus > 0 && (
        <span>
          <Icon of={magicSword} label={words.sword(it.bonus)} /> {words.plus(it.bonus)}
        </span>
      )}
      {it.lost > 0 ? (
        <Lost turns={it.lost} />
      ) : (
        <span class="dg-needs-gold">{soughtIn(box, view) ?? words.needs(goal)}</span>
      )}
    </span>
  )
}

/** The goal gives way where many names need the room. */
function Gold({ of, goal }: { readonly of: number; readonly goal: number }) {
  return (
    <>
      <span class="dg-with-goal">{text.value.goldOf(of, goal)}</span>
      <span class="dg-without-goal">{text.value.gold(of)}</span>
    </>
  )
}

function Lost({ turns }: { readonly turns: number }) {
  return (
    <span>
      <Icon of={ICONS.time} /> {text.value.losesTurns(turns)}
    </span>
  )
}
