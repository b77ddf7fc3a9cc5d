/** Was das Spiel auf diesem Gerät sagt, wenn es etwas ablehnt, auf Deutsch. */
import type { WorkerText } from './en.ts'

export const de: WorkerText = {
  packTooLong: 'Die Prüfung dieser Inhalte hat zu lange gedauert, sie werden nicht verwendet.',
}
