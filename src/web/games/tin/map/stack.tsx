/** Tiles that are still face down; she lies below them all. */
import { tileById } from '../../../../games/tin/content/content-index.ts'
import { maskOf } from '../../../../games/tin/content/geometry.ts'
import type { Tile as TileEntry } from '../../../../games/tin/types.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { tipStop } from '../../../parts/tip/tip.ts'
import type { Beat } from '../../../table/stage/beat.ts'
import { nowShown } from '../stage/now.ts'
import { text } from '../text/index.ts'
import { Tile } from '../tile/tile.tsx'
import './stack.css'

interface Props {
  readonly view: TinScene
  readonly beat: Beat | null
}

export function Stack({ view, beat }: Props) {
  const left = view.stack.length + view.aside.length
  const isLaid = view.rooms.some(({ tile }) => tile.kind === 'princess')
  const drawn = nowShown(beat, 'drewTile')
  if (isLaid) return null
  return (
    <div class="tin-stack">
      {drawn && !drawn.fits && <SetAside tile={tileById(view.content, drawn.tile)} />}
      <span class={`tin-back of-${Math.min(left + 1, 4)}`} aria-hidden="true" />
      <p {...tipStop(text.value.tilesLeft(left + 1), holds(view))}>
        <b>{text.value.tilesLeft(left + 1)}</b>
        <span>{left === 0 ? text.value.princessNext : text.value.princessLast}</span>
      </p>
    </div>
  )
}

/** Which tiles they are is known to whoever counts; in which order, to nobody. */
function holds({ stack, aside }: TinScene): string {
  const names = [...stack, ...aside].map(text.value.tile).toSorted()
  return names.length === 0 ? '' : text.value.stackHolds(names)
}

/** A tile that cannot lie there is seen, and put aside (T-14). */
function SetAside({ tile }: { readonly tile: TileEntry }) {
  return (
    <span class="tin-set-aside">
      <Tile tile={tile} turn={0} doors={maskOf(tile.doors)} />
      <small>{text.value.doesNotFit}</small>
    </span>
  )
}
