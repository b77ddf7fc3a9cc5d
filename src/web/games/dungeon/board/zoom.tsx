/** Closer, farther, the whole board, and the small map of it. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { IconButton } from '../../../parts/button/button.tsx'
import * as ICONS from '../../../parts/icons.ts'
import type { Lens } from '../camera/lens.ts'
import { MiniMap } from '../mini-map/mini-map.tsx'
import type { Plan, Point } from '../plan.ts'
import { text } from '../text/index.ts'

interface ZoomProps {
  readonly plan: Plan
  readonly view: DungeonView
  readonly lens: Lens
  readonly home: Point | null
  /** What a hint is about. */
  readonly hinted: string | null
}

export function Zoom({ plan, view, lens, home, hinted }: ZoomProps) {
  const toggle = () => (lens.isWhole.value && home ? lens.approach(home) : lens.showAll())
  return (
    <div class="dg-zoom">
      <IconButton icon={ICONS.plus} label={text.value.closer} onPress={() => lens.zoom(1.4)} />
      <IconButton icon={ICONS.minus} label={text.value.farther} onPress={() => lens.zoom(1 / 1.4)} />
      <IconButton icon={ICONS.map} label={text.value.wholeBoard} onPress={() => lens.showAll()} />
      <MiniMap plan={plan} view={view} lens={lens} hinted={hinted} onPress={toggle} />
    </div>
  )
}
