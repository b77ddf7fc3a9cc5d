/** Pictures of cards, heroes and places, by their ids. */
import type { Figured } from '../../../games/onedeck/types.ts'
import { Lino } from '../../parts/lino/lino.tsx'
import type { LinoShape } from '../../parts/lino/lino-block.tsx'
import { onedeckArt } from './art/index.ts'
import { figureOf, hueOf } from './figures.ts'

interface CutProps {
  readonly id: string
  readonly of: Figured
  readonly shape: LinoShape
}

/** The linocut of a card, a hero or a place; its name always stands beside it. */
export function Cut({ id, of, shape }: CutProps) {
  return <Lino art={onedeckArt(id)} alt="" shape={shape} outline={figureOf(of)} hue={hueOf(of)} />
}
