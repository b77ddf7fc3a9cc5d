/** Tiles that are still face down; she lies below them all. */
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import { text } from '../text/index.ts'
import './stack.css'

export function Stack({ view }: { readonly view: TinScene }) {
  const left = view.stack.length + view.aside.length
  const isLaid = view.rooms.some(({ tile }) => tile.kind === 'princess')
  if (isLaid) return null
  return (
    <div class="tin-stack">
      <span class={`tin-back of-${Math.min(left + 1, 4)}`} aria-hidden="true" />
      <p>
        <b>{text.value.tilesLeft(left + 1)}</b>
        <span>{left === 0 ? text.value.princessNext : text.value.princessLast}</span>
      </p>
    </div>
  )
}
