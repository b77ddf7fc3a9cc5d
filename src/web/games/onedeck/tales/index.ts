/** What is told of delves. */
import { DEEDS } from '../../../../games/onedeck/deeds/index.ts'
import { tales as en } from '../../../../games/onedeck/text/en/tales.ts'
import { wordsIn } from '../../../text/words.ts'
import { taleLook } from '../../tale-look.ts'
import * as ICONS from '../icons.generated.ts'

const words = wordsIn(en, {
  de: () => import('../../../../games/onedeck/text/de/tales.ts').then(file => file.tales),
})

export const tales = taleLook(words, DEEDS, ICONS)
