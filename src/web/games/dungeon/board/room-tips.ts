/** What one may know of a room: its level, what lives and lies there, and who stands in it. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { Box } from '../box.ts'
import { lairAt } from '../buttons/buttons.ts'
import { placeName } from '../names.ts'
import { isPassage, type Place, slotsOf } from '../plan.ts'
import { text } from '../text/index.ts'

/** By space; corridors have nothing to tell. */
export function roomTips(box: Box, view: DungeonView): ReadonlyMap<string, string> {
  const rooms = box.plan.places.filter(place => !isPassage(place))
  return new Map(rooms.map(place => [place.id, roomTip(box, view, place)]))
}

function roomTip(box: Box, view: DungeonView, place: Place): string {
  const lines = [
    placeName(place),
    levelLine(view, place),
    lairLine(box, view, place),
    heroLine(box, view, place),
  ]
  return lines.filter(line => line !== '').join('\n')
}

function levelLine({ cleared }: DungeonView, place: Place): string {
  const words = text.value
  const left = slotsOf(place) - (cleared[place.id] ?? 0)
  if (slotsOf(place) === 0) return words.level(place.level)
  return `${words.level(place.level)}, ${left > 0 ? words.toSlay(left) : words.cleared}`
}

function lairLine(box: Box, view: DungeonView, { id }: Place): string {
  const words = text.value
  const lair = lairAt(view, id)
  if (!lair) return ''
  const card = box.monster(lair.card)
  const who =
    lair.number > 0 ? `${words.token(lair.number)}: ${card ? words.called(card) : words.unseen}` : ''
  const loot = lair.drops.flatMap(drop => box.treasure(drop) ?? []).map(words.called)
  const lying = [...loot, ...(lair.hasLaid ? [words.laidDown] : [])]
  return [who, lying.length > 0 ? `${words.lies}: ${lying.join(', ')}` : ''].filter(Boolean).join('. ')
}

function heroLine(box: Box, { seats, hunter }: DungeonView, { id }: Place): string {
  const heroes = seats.flatMap(({ at, hero }) => (at === id ? (box.hero(hero)?.name ?? []) : []))
  const here = hunter?.at === id ? [...heroes, text.value.hunter] : heroes
  return here.length > 0 ? text.value.standHere(here.join(', ')) : ''
}
