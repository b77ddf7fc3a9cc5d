/** Undo and redo by their usual keys, also from within a field: what was written there is one step. */
import { useEffect } from 'preact/hooks'
import type { Work } from './work.ts'

export function useUndoKeys(work: Work): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event
      if (!(ctrlKey || metaKey) || altKey) return
      const pressed = key.toLowerCase()
      if (pressed !== 'z' && pressed !== 'y') return
      event.preventDefault()
      if (shiftKey || pressed === 'y') work.redo()
      else work.undo()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
