import type { Scene } from '../scene.ts'
import { covers } from './covers.ts'
import { dungeon } from './dungeon.ts'
import { onedeck } from './onedeck.ts'
import { tin } from './tin.ts'

export const SCENES: readonly Scene[] = [...covers, ...dungeon, ...onedeck, ...tin]
