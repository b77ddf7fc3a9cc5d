/** What cannot be on a campaign sheet, in English. Names are as they are printed. */

type Obstacle = 'learned' | 'otherFocus' | 'focusFirst'

/** What keeps a talent from being marked; `first` is the talent in the way. */
const obstacles: Readonly<Record<Obstacle, (talent: string, first: string) => string>> = {
  learned: talent => `${talent} is learned already.`,
  otherFocus: talent => `${talent} belongs to another focus.`,
  focusFirst: (talent, first) => `${first} must be learned before ${talent}.`,
}

export const marks = {
  obstacles,
  noneFits: (talent: string) => `No mark that was earned fits ${talent}.`,
  noTalent: (id: string) => `There is no talent "${id}".`,
  noHero: (id: string, known: readonly string[]) =>
    `There is no hero "${id}"; there are ${known.join(', ')}.`,
  /** A kept sheet that is damaged. */
  unknownTalent: (id: string) => `marks: there is no talent "${id}".`,
  tooMany: (id: string) => `marks: "${id}" has more marks than it has places.`,
  wrongFocus: (id: string) => `marks: "${id}" is not of the focus of this hero.`,
}

export type MarkWords = typeof marks
