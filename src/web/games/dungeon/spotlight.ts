/** What is shown large at the table of Dungeon!: a treasure that is won or lost, and the end of a hero. */
import type { Seat } from '../../../engine/types.ts'
import type { DungeonEvent } from '../../../games/dungeon/types.ts'
import type { DungeonView } from '../../../games/dungeon/view/types.ts'
import { skull } from '../../parts/icons.ts'
import type { Spotlight, TableProps } from '../../table/look.ts'
import type { Beat } from '../../table/stage/beat.ts'
import { heroPortrait, treasureIcon } from './art.ts'
import { boxOf } from './box.ts'
import { coffer } from './icons.generated.ts'
import { text } from './text/index.ts'

type Props = TableProps<DungeonView>

export function spotlight({ event }: Beat, props: Props): Spotlight | null {
  const told = event as DungeonEvent
  switch (told.kind) {
    case 'gotTreasure':
    case 'played':
      return treasureWon(told.treasure, told.seat, props)
    case 'drewTreasure':
      return treasureDrawn(told.level, told.seat, props)
    case 'dropped':
      return treasureLost(told.treasure, props)
    case 'died':
      return heroFallen(told.hero, told.seat, props)
    default:
      return null
  }
}

function treasureWon(id: string, seat: Seat, { picture }: Props): Spotlight | null {
  const fact = boxOf(picture).treasure(id)
  if (!fact) return null
  const words = text.value
  const isMine = seat === picture.seat
  return {
    art: null,
    icon: treasureIcon(fact),
    hue: `var(--level-${fact.level})`,
    title: words.called(fact),
    note: isMine ? words.gp(fact.value) : words.wonBy(picture.seats[seat]?.name ?? '', words.gp(fact.value)),
    tone: 'gain',
    isSmall: !isMine,
    to: isMine ? '.dg-hand, .table-purse' : `.bar-seat:nth-child(${seat + 1})`,
  }
}

/** Face down: others know only how deep it lay. */
function treasureDrawn(level: number, seat: Seat, { picture }: Props): Spotlight {
  const words = text.value
  return {
    art: null,
    icon: coffer,
    hue: `var(--level-${level})`,
    title: words.treasureOf(level),
    note: picture.seats[seat]?.name ?? '',
    tone: 'gain',
    isSmall: true,
    to: `.bar-seat:nth-child(${seat + 1})`,
  }
}

function treasureLost(id: string, { picture }: Props): Spotlight | null {
  const fact = boxOf(picture).treasure(id)
  if (!fact) return null
  const words = text.value
  return {
    art: null,
    icon: treasureIcon(fact),
    hue: `var(--level-${fact.level})`,
    title: words.called(fact),
    note: words.lostThere,
    tone: 'loss',
    isSmall: true,
  }
}

function heroFallen(hero: string | null, seat: Seat, { picture }: Props): Spotlight {
  const fact = boxOf(picture).hero(hero)
  const words = text.value
  return {
    art: fact ? heroPortrait(fact.class) : null,
    icon: skull,
    hue: `var(--seat-${seat + 1})`,
    title: words.fallen(fact ? words.called(fact) : ''),
    note: words.fallenNote,
    tone: 'loss',
  }
}
