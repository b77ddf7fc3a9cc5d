import type { HintWords } from './en.ts'

/** Die Wörter auf einem Tipp. */
export const de: HintWords = {
  instead: other => `Weitergespielt gewinnt es öfter als „${other}“, das zuerst besser aussieht.`,
  even: other => `„${other}“ ist genauso gut, soweit man sieht.`,
  options: 'Wie wahrscheinlich jede Wahl gewinnt',
  thinking: times => `Siegchance, bisher je ${times}-mal weitergespielt`,
  thought: times => `Siegchance, je ${times}-mal weitergespielt`,
  chance: (percent, margin) => `Siegchance ${percent}\u00a0%, auf ${margin} genau.`,
  stop: 'Anhalten',
}
