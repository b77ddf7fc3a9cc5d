/** What the page makes of a view: the entries of the content in play where the view names ids. */
import type { JSX } from 'preact'
import { type ContentIndex, indexOf } from '../../../games/tin/content/content-index.ts'
import { standard } from '../../../games/tin/content/standard.ts'
import type { Content } from '../../../games/tin/types.ts'
import { sceneOf, type TinScene } from '../../../games/tin/view/scene.ts'
import type { TinView } from '../../../games/tin/view/types.ts'
import type { Picture } from '../../../table/protocol.ts'
import type { TableProps } from '../../table/look.ts'

export type Props = TableProps<TinScene>

const scenes = new WeakMap<TinView, TinScene>()

/** The same with entries for ids; a view is looked through once. */
export function seen(props: TableProps<TinView>): Props {
  const { view, picture } = props
  const scene = scenes.get(view) ?? sceneOf(contentOf(picture), view)
  scenes.set(view, scene)
  return { ...props, view: scene }
}

/** A part of the table that is shown what the page has made of the view. */
export function seeing<E extends JSX.Element | null>(
  show: (props: Props) => E,
): (props: TableProps<TinView>) => E {
  return props => show(seen(props))
}

function contentOf({ content }: Pick<Picture, 'content'>): ContentIndex {
  return indexOf(isContent(content) ? content : standard)
}

/** The table has checked it; here it only must not be that of another game. */
function isContent(content: unknown): content is Content {
  return typeof content === 'object' && content !== null && 'tiles' in content && 'cards' in content
}
