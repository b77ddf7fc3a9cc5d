/** What everybody may know of a hero: who it is, where, what lies open before it and how much does not. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../../engine/types.ts'
import { SPELLS } from '../../../../games/dungeon/types.ts'
import type { DungeonView, SeatView } from '../../../../games/dungeon/view/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { type Box, boxOf, goalOf } from '../box.ts'
import { soughtIn } from '../buttons/buttons.ts'
import { placeName } from '../names.ts'
import { text } from '../text/index.ts'
import './about-seat.css'

export function aboutSeat(view: DungeonView, seat: Seat, picture: Picture): ComponentChildren {
  const it = view.seats[seat]
  if (!it) return null
  const told = factsOf(boxOf(picture), view, it).filter(([, what]) => what !== '')
  return (
    <dl class="dg-about">
      {told.map(([name, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}

export function seatTip(view: DungeonView, seat: Seat, picture: Picture): readonly string[] {
  const it = view.seats[seat]
  const told = it ? factsOf(boxOf(picture), view, it) : []
  return told.flatMap(([name, what]) => (what === '' ? [] : [`${name}: ${what}`]))
}

type Fact = readonly [name: string, what: string]

function factsOf(box: Box, view: DungeonView, it: SeatView): readonly Fact[] {
  const words = text.value
  const { facts } = words
  const hero = box.hero(it.hero)
  const place = box.plan.byId.get(it.at ?? '')
  if (!hero || !place) return [[facts.hero, facts.none]]
  return [
    [facts.hero, words.hero(hero.name, words.classes[hero.class])],
    [facts.place, placeName(place)],
    [facts.goal, soughtIn(box, view) ?? words.gp(goalOf(box, it))],
    [facts.gold, it.gold === null ? '' : words.gp(it.gold)],
    [words.faceUp, openThings(box, it)],
    [facts.hidden, words.cards(it.hidden)],
    [facts.doors, it.doors.length > 0 ? String(it.doors.length) : ''],
    [facts.lost, it.lost > 0 ? words.turns(it.lost) : ''],
  ]
}

/** Treasures and spells that lie on the table. */
function openThings(box: Box, { shown, sword, bonus, spells }: SeatView): string {
  const words = text.value
  const cards = shown.flatMap(card => {
    const fact = box.treasure(card)
    return fact ? [`${words.called(fact)}${card === sword ? ` ${words.plus(bonus)}` : ''}`] : []
  })
  const cast = SPELLS.flatMap((spell, index) => {
    const count = spells[index] ?? 0
    return count > 0 ? [`${words.spells[spell]} ${words.times(count)}`] : []
  })
  return [...cards, ...cast].join(', ')
}
