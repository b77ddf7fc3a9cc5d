/** What cannot be on a campaign sheet, in English. Names are as they are printed. */

import type { Named } from '../../types.ts'

type Obstacle = 'learned' | 'otherFocus' | 'focusFirst'

/** What keeps a talent from being marked; `first` is the talent in the way. */
const obstacles: Readonly<Record<Obstacle, (talent: Named, first: Named) => string>> = {
  learned: talent => `${talent.name} is learned already.`,
  otherFocus: talent => `${talent.name} belongs to another focus.`,
  focusFirst: (talent, first) => `${first.name} must be learned before ${talent.name}.`,
}

export const marks = {
  obstacles,
  noneFits: (talent: Named) => `No mark that was earned fits ${talent.name}.`,
  noTalent: (id: string) => `There is no talent "${id}".`,
  noHero: (id: string, known: readonly string[]) =>
    `There is no hero "${id}"; there are ${known.join(', ')}.`,
  /** A kept sheet that is damaged. */
  unknownTalent: (id: string) => `marks: there is no talent "${id}".`,
  tooMany: (id: string) => `marks: "${id}" has more marks than it has places.`,
  wrongFocus: (id: string) => `marks: "${id}" is not of the focus of this hero.`,
}

export type MarkWords = typeof marks
