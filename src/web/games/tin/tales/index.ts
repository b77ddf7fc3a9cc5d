/** What is told of rescues. */
import { DEEDS } from '../../../../games/tin/deeds/index.ts'
import { tales as en } from '../../../../games/tin/text/en/tales.ts'
import { wordsIn } from '../../../text/words.ts'
import { taleLook } from '../../tale-look.ts'
import * as ICONS from '../icons.generated.ts'

const words = wordsIn(en, {
  de: () => import('../../../../games/tin/text/de/tales.ts').then(file => file.tales),
})

export const tales = taleLook(words, DEEDS, ICONS)
