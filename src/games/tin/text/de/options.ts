/** Die Einstellungen von Dungeon in a Tin auf Deutsch. */
import type { OptionWords } from '../../../../engine/types.ts'

export const options: Readonly<Record<string, OptionWords>> = {
  hearts: { label: 'Herzen', why: 'Sechs sind üblich, acht sind gnädiger.' },
  turnLimit: {
    label: 'Zuggrenze',
    why: 'Das gedruckte Spiel hat keine. An der Grenze ist der Rückweg verloren.',
  },
}
