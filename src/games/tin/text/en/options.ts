/** The options of Dungeon in a Tin in English: for the set-up of every door. */
import type { OptionWords } from '../../../../engine/types.ts'

export const options: Readonly<Record<string, OptionWords>> = {
  hearts: { label: 'Hearts', why: 'Six is the standard; eight is kinder.' },
  turnLimit: { label: 'Move limit', why: 'The printed game has none. At the limit the way home is lost.' },
}
