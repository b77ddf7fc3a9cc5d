/** Words of the lessons, in English: one text for each step, by its name. */

export const en = {
  choose: 'Which game would you like to learn?',
  minutes: 'A chapter takes four to eight minutes. The dice are prepared.',
  coach: 'The lesson',
  place: (step: number, of: number) => `${step} of ${of}`,
  next: 'Go on',
  notNow: 'Not now. First:',
  leave: 'Leave the lesson',
  rule: (id: string) => `Rule ${id}`,
  ended: (chapter: string) => `Learnt: ${chapter}`,
  over: 'Well done. The dice are honest from here on: play on freely, or begin a real game.',
  won: 'Won, and well played! That is all you need for a real game.',
  chapter: (title: string) => `Next: ${title}`,
  real: 'Play a real game',
  playOn: 'Play on here',
  again: 'Once more',
  rules: 'All rules',
  you: 'You',
}

export type LearnWords = typeof en
