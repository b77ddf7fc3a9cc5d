/** Die Einstellungen von Dungeon! auf Deutsch. */
import type { OptionWords } from '../../../../engine/types.ts'

export const options: Readonly<Record<string, OptionWords>> = {
  mode: {
    label: 'Spiel',
    why: 'Die anderen drei sind für eine Person.',
    choices: { race: 'Wettlauf', hunt: 'Schatzsuche', timed: 'Auf Zeit', hunted: 'Gejagt' },
  },
  'hunt.level': { label: 'Ebene des Schatzes', why: 'Wo der eine Schatz liegt.' },
  'timed.minutes': { label: 'Minuten', why: 'Bring heim, was du kannst, bevor sie um sind.' },
  turnLimit: { label: 'Rundengrenze', why: 'Das gedruckte Spiel hat keine. An der Grenze endet die Partie.' },
}
