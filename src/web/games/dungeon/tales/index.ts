/** What is told of races, hunts and escapes. */
import { DEEDS } from '../../../../games/dungeon/deeds/index.ts'
import { tales as en } from '../../../../games/dungeon/text/en/tales.ts'
import { wordsIn } from '../../../text/words.ts'
import { taleLook } from '../../tale-look.ts'
import * as ICONS from '../icons.generated.ts'

const words = wordsIn(en, {
  de: () => import('../../../../games/dungeon/text/de/tales.ts').then(file => file.tales),
})

export const tales = taleLook(words, DEEDS, ICONS)
