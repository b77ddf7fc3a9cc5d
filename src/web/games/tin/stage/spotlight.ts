/** What is shown large: a locked room and its key, she, a new level, and how it ends. */
import { tileById } from '../../../../games/tin/content/content-index.ts'
import type { Ending, Item, Tile, TinEvent } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { coverArt } from '../../../art/covers.ts'
import * as PAGE_ICONS from '../../../parts/icons.ts'
import type { Spotlight, TableProps } from '../../../table/look.ts'
import type { Beat } from '../../../table/stage/beat.ts'
import { tinArt } from '../art/index.ts'
import { foeOf } from '../fight/foe.ts'
import * as ICONS from '../icons.generated.ts'
import { iconOf } from '../signs.ts'
import { text } from '../text/index.ts'

export function spotlight({ event }: Beat, { view }: TableProps<TinScene>): Spotlight | null {
  const told = event as TinEvent
  switch (told.kind) {
    case 'laid':
      return lockedRoom(tileById(view.content, told.tile))
    case 'unlocked':
      return openRoom(tileById(view.content, told.tile))
    case 'took':
      return typeof told.token === 'number' ? null : gained(told.token, view)
    case 'bought':
      return gained(told.good, view)
    case 'levelled':
      return levelReached(told.level)
    case 'ended':
      return ENDINGS[told.ending](view)
    default:
      return null
  }
}

function lockedRoom(tile: Tile): Spotlight {
  const words = text.value
  const note = tile.kind === 'princess' ? words.herDoor : words.lockedDoor
  return { art: tinArt(tile.id), icon: ICONS.lock, title: words.roomTitle(tile), note, tone: 'meet' }
}

function openRoom(tile: Tile): Spotlight {
  const words = text.value
  return {
    art: tinArt(tile.id),
    icon: ICONS.key,
    title: words.roomTitle(tile),
    note: words.doorOpens,
    tone: 'meet',
  }
}

/** Goes to the well that holds it now. */
function gained(item: Item, { wells }: TinScene): Spotlight {
  const words = text.value
  return {
    art: tinArt(item),
    icon: iconOf(item),
    hue: 'var(--level-2)',
    title: words.itemTitle(item),
    note: item === 'princess' ? words.goalHome : words.keyOpens,
    tone: 'gain',
    to: `.tin-wells li:nth-child(${wells.length})`,
  }
}

function levelReached(level: number): Spotlight {
  const words = text.value
  return {
    art: coverArt('tin-mark'),
    icon: ICONS.hero,
    title: words.level(level),
    note: words.levelBrings,
    tone: 'gain',
    to: '.tin-being',
  }
}

const ENDINGS: Readonly<Record<Ending, (view: TinScene) => Spotlight>> = {
  rescued: () => ({
    art: coverArt('tin-won'),
    icon: ICONS.princess,
    ...text.value.endings.rescued,
    tone: 'gain',
  }),
  slain: view => ({ ...foeOf(view), ...text.value.endings.slain, tone: 'loss' }),
  late: () => ({ art: null, icon: PAGE_ICONS.time, ...text.value.endings.late, tone: 'loss' }),
}
