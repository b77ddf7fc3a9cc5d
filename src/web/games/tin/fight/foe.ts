/** The monster that fights first here: how it looks, with its helmet or without. */
import { isHelmeted } from '../../../../games/tin/text/look.ts'
import type { TinScene } from '../../../../games/tin/view/scene.ts'
import type { Art } from '../../../art/art.ts'
import { tinArt } from '../art/index.ts'
import * as ICONS from '../icons.generated.ts'
import { hereOf } from '../sums.ts'

export interface FoeLook {
  readonly art: Art | null
  readonly icon: string
  readonly hue: string
}

export function foeOf(view: TinScene): FoeLook {
  const helmet = isHelmeted(view)
  const fierce = isFierce(view)
  return {
    art: tinArt(`${helmet ? 'helmeted-' : ''}${fierce ? 'fiend' : 'imp'}`),
    icon: helmet ? ICONS.helmet : ICONS.imp,
    hue: fierce ? 'var(--level-3)' : 'var(--level-1)',
  }
}

/** Where red skulls are, they are fiercer. */
export function isFierce(view: TinScene): boolean {
  return (hereOf(view)?.tile.red ?? 0) > 0
}
