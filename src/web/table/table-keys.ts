/** The keys of every table. */
import type { Signal } from '@preact/signals'
import { text } from '../text/index.ts'
import { travel } from './commands.ts'
import type { KeyLine } from './key-lines.ts'
import type { Shortcut } from './keys.ts'
import { isKeysOpen } from './keys-dialog.tsx'
import type { TableSession } from './session.ts'

export function tableKeys(
  session: TableSession,
  aim: Signal<string | null>,
  askHint: () => void,
): readonly Required<Shortcut>[] {
  const words = text.value
  return [
    { key: 'h', does: words.hint, run: askHint },
    { key: 'u', does: words.undo, run: () => travel(session, 'undo') },
    { key: 'y', does: words.redo, run: () => travel(session, 'redo') },
    { key: 'Escape', does: words.letBe, run: () => (aim.value = null) },
    { key: '?', does: words.keys, run: () => (isKeysOpen.value = true) },
  ]
}

export function linesOf(shortcuts: readonly Required<Shortcut>[]): KeyLine[] {
  return shortcuts.map(({ key, does }) => ({ keys: [key], does }))
}
