/** Pictures of cards, heroes and places, by their printed names. */
import { slugOf } from '../../art/art.ts'
import { onedeckArt } from '../../art/onedeck.ts'
import { Lino } from '../../parts/lino/lino.tsx'
import type { LinoShape } from '../../parts/lino/lino-block.tsx'
import { inkOf } from './figures.ts'

/** The linocut of a card, a hero or a place; its name always stands beside it. */
export function Cut({ name, shape }: { readonly name: string; readonly shape: LinoShape }) {
  const { icon, hue } = inkOf(name)
  return <Lino art={onedeckArt(slugOf(name))} alt="" shape={shape} outline={icon} hue={hue} />
}
