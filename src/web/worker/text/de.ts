/** Was das Spiel auf diesem Gerät sagt, wenn es etwas ablehnt oder nicht behalten kann, auf Deutsch. */
import type { WorkerText } from './en.ts'

export const de: WorkerText = {
  packTooLong: 'Die Prüfung dieser Inhalte hat zu lange gedauert, sie werden nicht verwendet.',
  botSilent: 'Der Computer hat lange nicht geantwortet und wurde beendet.',
  matchUnkept:
    'Dieser Browser konnte die Partie nicht behalten. Du kannst weiterspielen, aber nur, solange diese Seite offen ist; sichere sie als Datei, um sie später zu haben.',
  sheetUnkept:
    'Dieser Browser konnte den Heldenbogen nicht behalten. Er bleibt nur, solange diese Seite offen ist.',
}
