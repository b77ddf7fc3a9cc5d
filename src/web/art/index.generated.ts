// Written by "npm run art" from scripts/art/scenes. Do not edit.
import { covers } from './covers.generated.ts'
import { dungeon } from './dungeon.generated.ts'
import { onedeck } from './onedeck.generated.ts'
import { tin } from './tin.generated.ts'

export const ART = { covers, dungeon, onedeck, tin }
