/** How what is new on the map comes: the tile from the pile, the hero from the room before. */
import { beside } from '../../../../games/tin/content/geometry.ts'
import type { TinEvent } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { TableProps } from '../../../table/look.ts'
import { nowShown } from '../stage/now.ts'
import type { Cell } from './fit.ts'

type Props = TableProps<TinScene>

/** A tile that is turned over and laid is entered only when it lies. */
export function isOnTheWay(props: Props): boolean {
  return nowShown(props.beat, 'drewTile', 'laid') !== null && happens(props, 'entered')
}

/** Where the hero came from. */
export function cellBehind({ entry }: TinScene, hero: Cell): Cell {
  const [x, y] = beside(hero, entry)
  return { x, y }
}

/** How the tile that was laid last is shown; one that is only drawn is still in hand, or put aside. */
export function comesBy(props: Props): string {
  if (!happens(props, 'laid')) return ''
  if (nowShown(props.beat, 'drewTile')) return 'comes'
  return nowShown(props.beat, 'laid') ? 'knocks' : ''
}

function happens({ picture: { happened } }: Props, kind: TinEvent['kind']): boolean {
  return happened.at(-1)?.some(event => event.kind === kind) === true
}
