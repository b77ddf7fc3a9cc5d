/** The options of Dungeon! in English: for the set-up of every door. */
import type { OptionWords } from '../../../../engine/types.ts'

export const options: Readonly<Record<string, OptionWords>> = {
  mode: {
    label: 'Game',
    why: 'The other three are for one player.',
    choices: { race: 'Race', hunt: 'Hunt', timed: 'Timed', hunted: 'Hunted' },
  },
  'hunt.level': { label: 'Level of the hunt', why: 'Where the one treasure lies.' },
  'timed.minutes': { label: 'Minutes', why: 'Bring home what you can before they are over.' },
  turnLimit: { label: 'Round limit', why: 'The printed game has none. At the limit the match ends.' },
}
