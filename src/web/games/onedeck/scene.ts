/** What the ids of a view stand for: looked up in the content in play, which is the standard set unless it is said. */
import { indexOf } from '../../../games/onedeck/content/content-index.ts'
import { standard } from '../../../games/onedeck/content/standard.ts'
import type { Content } from '../../../games/onedeck/types.ts'
import { sceneCalled } from '../../../games/onedeck/view/scene/called.ts'
import { type DeckScene, sceneOf } from '../../../games/onedeck/view/scene/index.ts'
import type { DeckView } from '../../../games/onedeck/view/types.ts'
import type { Picture } from '../../../table/protocol.ts'
import type { TableProps } from '../../table/look.ts'

export function sceneIn({ content, names }: Picture, view: DeckView): DeckScene {
  return sceneCalled(names, sceneOf(indexOf(isContent(content) ? content : standard), view))
}

/** The table checks packs before anybody plays with them. */
function isContent(content: unknown): content is Content {
  return typeof content === 'object' && content !== null && 'first' in content && 'revised' in content
}

/** The same for all that a look is given. */
export function seen(props: TableProps<DeckView>): TableProps<DeckScene> {
  return { ...props, view: sceneIn(props.picture, props.view) }
}
