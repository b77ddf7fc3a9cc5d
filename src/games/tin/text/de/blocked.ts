/** Why something cannot be done now, in German. */
import { LAST_LEVEL_TO_REST, LOST_TO_REST } from '../../content/numbers.ts'
import { meansIn, priceIn, tileTowards } from '../look.ts'
import type { Reasons } from '../speech.ts'
import { noun } from './names.ts'

export const REASONS: Reasons = {
  walls: () => 'Das Zimmer der Prinzessin liegt: Mehr wird nicht gelegt.',
  noTile: () => 'Kein Plättchen, das noch da ist, lässt sich dort legen.',
  walled: () => 'Hinter dieser Tür ist eine Wand.',
  noKey: (action, scene) => {
    const tile = action.kind === 'unlock' ? tileTowards(scene, action.dir) : null
    return `Ohne Schlüssel geht ${tile === null ? 'die Tür' : noun(tile).the} nicht auf.`
  },
  clearFirst: () => 'Erst müssen alle anderen verschlossenen Räume geräumt sein.',
  noRope: () => 'Du brauchst ein Seil, um hinüberzukommen.',
  noChasm: () => 'Hier gibt es nichts zu überqueren.',
  full: () => 'Alle Mulden sind voll: Lass erst etwas zurück.',
  fullForHer: () => 'Sie braucht eine freie Mulde: Lass erst etwas zurück.',
  hers: () => 'Die Prinzessin lässt du nicht zurück.',
  hale: () => 'Du hast alle deine Herzen.',
  unhurt: () => 'Du hast alle deine Herzen.',
  restLevel: () => `Die Treppe heilt nur bis Stufe ${LAST_LEVEL_TO_REST}.`,
  restLost: () => `Die Treppe heilt erst, wenn ${LOST_TO_REST} Herzen fehlen.`,
  soldOut: () => 'Das ist ausverkauft.',
  tooDear: (action, scene) =>
    `Der Preis ist ${priceIn(scene, action)}, und alles, was du hast, ist ${meansIn(scene)} wert.`,
  bombLater: () => 'Die Bombe kommt nach der Karte.',
  midRound: () => 'Zurück kannst du nur zwischen zwei Runden.',
}
