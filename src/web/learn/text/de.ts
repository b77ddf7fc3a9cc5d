import type { LearnWords } from './en.ts'

/** Wörter der Lektionen auf Deutsch. */
export const de: LearnWords = {
  choose: 'Welches Spiel möchtest du lernen?',
  minutes: 'Ein Kapitel dauert vier bis acht Minuten. Die Würfel sind vorbereitet.',
  coach: 'Die Lektion',
  place: (step, of) => `${step} von ${of}`,
  next: 'Weiter',
  notNow: 'Jetzt noch nicht. Zuerst:',
  leave: 'Lektion verlassen',
  rule: id => `Regel ${id}`,
  ended: chapter => `Gelernt: ${chapter}`,
  over: 'Gut gemacht. Ab hier sind die Würfel ehrlich: Spiel frei weiter oder beginne eine richtige Partie.',
  won: 'Gewonnen, und gut gespielt! Mehr brauchst du nicht für eine richtige Partie.',
  chapter: title => `Weiter: ${title}`,
  real: 'Richtige Partie spielen',
  playOn: 'Hier weiterspielen',
  again: 'Noch einmal',
  rules: 'Alle Regeln',
  you: 'Du',
}
