/** What the sheet of the laboratory knows of a game. */
import type { Signal } from '@preact/signals'
import type { Facts } from '../../engine/types.ts'
import { gameOf } from '../games/index.ts'
import type { AboutWords } from '../games/page-game.ts'
import { packName } from '../setup/pack-name.ts'
import { words as setupWords } from '../setup/text/index.ts'
import { factsOf } from '../shell/facts.ts'
import { text } from '../text/index.ts'
import { keptDraft } from '../workshop/kept.ts'
import { fileNameOf } from '../workshop/pack-file.ts'
import type { LabPack } from './asked.ts'
import type { LabDraft } from './draft.ts'

export interface Laid {
  readonly facts: Facts
  readonly about: Signal<AboutWords>
  /** What lies on the bench of the workshop. */
  readonly bench: LabPack | null
}

export interface SheetProps {
  readonly laid: Laid
  readonly draft: LabDraft
  readonly onChange: (draft: LabDraft) => void
}

export async function layOut(game: string): Promise<Laid> {
  const about = await gameOf(game)?.about()
  if (!about) throw new Error(text.value.noGame)
  return { facts: await factsOf(game), about, bench: benchOf(game) }
}

/** Null where nothing was changed there. */
function benchOf(game: string): LabPack | null {
  const content = keptDraft(game)?.content
  if (content === undefined) return null
  const file = fileNameOf(game, packName(content, ''))
  return { name: packName(content, setupWords.value.fromWorkshop), file, content }
}
