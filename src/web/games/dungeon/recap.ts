/** What the others did in Dungeon!, in a line for each of them. */
import type { GameEvent, Seat } from '../../../engine/types.ts'
import type { DungeonEvent } from '../../../games/dungeon/types.ts'
import type { DungeonView } from '../../../games/dungeon/view/types.ts'
import type { Picture } from '../../../table/protocol.ts'
import { boxOf } from './box.ts'
import { text } from './text/index.ts'

export function recap(events: readonly GameEvent[], picture: Picture): string {
  const told = events as readonly DungeonEvent[]
  const seats = [
    ...new Set(told.flatMap(event => ('seat' in event && event.seat !== picture.seat ? [event.seat] : []))),
  ]
  return seats
    .map(seat => sentence(seat, told, picture))
    .filter(said => said !== '')
    .join(' ')
}

function sentence(seat: Seat, events: readonly DungeonEvent[], picture: Picture): string {
  const words = text.value.recap
  const name = picture.seats[seat]?.name ?? ''
  const own = events.filter(event => 'seat' in event && event.seat === seat)
  if (own.some(({ kind }) => kind === 'died')) return words.died(name)
  const deeds = [...slain(own, picture), ...suffered(own)]
  return deeds.length === 0 ? '' : words.did(name, deeds, treasuresOf(seat, picture))
}

function slain(events: readonly DungeonEvent[], picture: Picture): string[] {
  const { monster } = boxOf(picture)
  const { called, recap: words } = text.value
  return events.flatMap(event => {
    const card = event.kind === 'attacked' && event.hit ? monster(event.monster) : undefined
    return card ? [words.slew(called(card))] : []
  })
}

function suffered(events: readonly DungeonEvent[]): string[] {
  const { lost, caged } = text.value.recap
  const drops = events.filter(({ kind }) => kind === 'dropped').length
  return [
    ...(drops > 0 ? [lost(drops)] : []),
    ...(events.some(({ kind }) => kind === 'caged') ? [caged] : []),
  ]
}

function treasuresOf(seat: Seat, { view }: Picture): number {
  const held = (view as DungeonView).seats[seat]
  return held ? held.shown.length + held.hidden : 0
}
