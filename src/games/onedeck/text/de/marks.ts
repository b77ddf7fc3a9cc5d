/** Was auf einem Kampagnenbogen nicht sein kann, auf Deutsch. */
import type { MarkWords } from '../en/marks.ts'
import { inGerman } from './printed.ts'

export const marks: MarkWords = {
  obstacles: {
    learned: talent => `„${inGerman(talent)}“ ist schon gelernt.`,
    otherFocus: talent => `„${inGerman(talent)}“ gehört zu einem anderen Schwerpunkt.`,
    focusFirst: (talent, first) => `Vor „${inGerman(talent)}“ muss „${inGerman(first)}“ gelernt sein.`,
  },
  noneFits: talent => `Kein verdientes Kreuz passt zu „${inGerman(talent)}“.`,
  noTalent: id => `Ein Talent „${id}“ gibt es nicht.`,
  noHero: (id, known) => `Einen Helden „${id}“ gibt es nicht; es gibt ${known.join(', ')}.`,
  unknownTalent: id => `marks: Ein Talent „${id}“ gibt es nicht.`,
  tooMany: id => `marks: „${id}“ hat mehr Kreuze als Felder.`,
  wrongFocus: id => `marks: „${id}“ gehört nicht zum Schwerpunkt dieses Helden.`,
}
