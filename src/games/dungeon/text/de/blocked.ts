/** What cannot be done now and why, in German. */

import type { Wish } from '../../types.ts'
import type { DungeonScene } from '../../view/scene.ts'
import { aimedAt, spellIn } from '../look.ts'
import { upper } from '../small.ts'
import type { Reasons, Wishes } from '../speech.ts'
import { gold, into, spellName, withArticle } from './say.ts'

export const WISHES: Wishes = {
  step: 'Weitergehen',
  cast: spell => `${spellName(spell)} schleudern`,
  teleport: 'Sich teleportieren',
  esp: 'Mit dem ESP-Medaillon blicken',
  ball: 'In die Kristallkugel blicken',
  win: 'Die Partie gewinnen',
}

export const REASONS: Reasons = {
  noMovement: () => 'Du hast keine Schritte mehr.',
  searched: () => 'Wer vergeblich sucht, geht in diesem Zug nicht weiter.',
  looked: (_, { content, view: { espAt } }) =>
    `Nach dem Blick ${espAt === null ? '' : into(content, espAt)} bleibt dir nur das.`,
  hiddenDoor: () => 'Die Geheimtür muss erst gefunden werden.',
  heroInside: () => 'Dort ist schon jemand.',
  noWayOn: () => 'Dort steht schon jemand, und dahinter ist kein sicherer Platz.',
  passing: () => 'Hier steht schon jemand: Du kannst nur weitergehen.',
  hasCast: () => 'Nur ein Zauber je Zug.',
  noSpell: wish => `Du hast keinen ${spellName(spellIn(wish))}.`,
  notBeside: () => 'Neben dir ist nichts zu räumen.',
  dash: (wish, reading) =>
    `${upper(aimedName(reading, wish))} merkt nichts von einem ${spellName(spellIn(wish))}.`,
  nothingThere: () => 'Dort lauert nichts.',
  notChamber: () => 'Nur aus einer Kammer.',
  peeked: () => 'Nur ein Blick je Zug.',
  begun: () => 'Nur statt des ganzen Zuges.',
  faceUp: () => 'Das Monster dort liegt offen.',
  seen: () => 'Du hast gesehen, was dort liegt.',
  allSeen: () => 'Dort gibt es nichts Neues zu sehen.',
  notWholeTurn: () => 'Nur für einen ganzen Zug in der Großen Halle.',
  noneLeft: wish => `Es ist kein ${spellName(spellIn(wish))} mehr da.`,
  taken: () => 'Diese Figur hat schon jemand.',
  dead: () => 'Gerade erst gestorben, und andere sind frei.',
  tooLittle: (_, { mover }) =>
    `Du hast ${gold(mover?.seat.gold ?? 0)}, nötig sind ${gold(mover?.goal ?? 0)}.`,
  notHome: () => 'Du hast genug: Beende einen Zug in der Großen Halle.',
  hunt: () => 'Bei der Schatzsuche zählt kein Gold.',
}

function aimedName(reading: DungeonScene, wish: Wish): string {
  const monster = aimedAt(reading, wish)
  return monster ? withArticle(monster) : ''
}
