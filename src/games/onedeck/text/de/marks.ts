/** Was auf einem Kampagnenbogen nicht sein kann, auf Deutsch. */

import type { Named } from '../../types.ts'
import type { MarkWords } from '../en/marks.ts'

const called = ({ name, de }: Named): string => de?.name ?? name

export const marks: MarkWords = {
  obstacles: {
    learned: talent => `„${called(talent)}“ ist schon gelernt.`,
    otherFocus: talent => `„${called(talent)}“ gehört zu einem anderen Schwerpunkt.`,
    focusFirst: (talent, first) => `Vor „${called(talent)}“ muss „${called(first)}“ gelernt sein.`,
  },
  noneFits: talent => `Kein verdientes Kreuz passt zu „${called(talent)}“.`,
  noTalent: id => `Ein Talent „${id}“ gibt es nicht.`,
  noHero: (id, known) => `Einen Helden „${id}“ gibt es nicht; es gibt ${known.join(', ')}.`,
  unknownTalent: id => `marks: Ein Talent „${id}“ gibt es nicht.`,
  tooMany: id => `marks: „${id}“ hat mehr Kreuze als Felder.`,
  wrongFocus: id => `marks: „${id}“ gehört nicht zum Schwerpunkt dieses Helden.`,
}
