/** Was das Spiel auf diesem Gerät sagt, wenn es etwas ablehnt, auf Deutsch. */
import type { WorkerText } from './en.ts'

export const de: WorkerText = {
  stoppedThere: step =>
    `Die Partie endet vor ihrem Schritt ${step}, der nicht mehr gilt. Von dort lässt sich zur Übung weiterspielen.`,
  noCall: name => `Einen Aufruf „${name}“ gibt es nicht.`,
  noMatch: 'Diese Partie liegt nicht mehr auf diesem Gerät.',
  noGame: game => `Ein Spiel „${game}“ gibt es nicht.`,
  noCampaign: 'Dieses Spiel hat keine Kampagne.',
  noSheet: 'Dieser Bogen liegt nicht mehr auf diesem Gerät.',
  sheetGone: 'Ein Bogen liegt nicht mehr auf diesem Gerät.',
  packTooLong: 'Die Prüfung dieser Inhalte hat zu lange gedauert, sie werden nicht verwendet.',
  nothingChosen: 'Es wurde nichts gewählt.',
  nothingToChoose: 'Gerade gibt es nichts zu entscheiden.',
  failed: fault => `Das hat nicht geklappt: ${fault}`,
}
