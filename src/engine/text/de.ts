/** Was der Kern sagt, wenn er etwas ablehnt, auf Deutsch. */
import { clipped } from '../limits.ts'
import type { EngineText } from './en.ts'
import { issue } from './issues-de.ts'

export const de: EngineText = {
  player: number => `Person ${number}`,

  seats: (title, min, max, count) => `${title} hat ${seatsOf(min, max)}, nicht ${count}.`,
  seatsOption: (option, count, wanted) =>
    `${option}: Es ${count === 1 ? 'gibt einen Platz' : `gibt ${count} Plätze`}, nicht ${wanted}.`,
  seed: seed => `Eine Startzahl ist eine ganze Zahl von 0 bis 4294967295, nicht ${seed}.`,
  seatGivenUp: seat => `Platz ${seat} wurde aufgegeben: dort spielt ein Bot weiter.`,
  noPerson: seat => `Auf Platz ${seat} sitzt niemand, der aufgeben könnte.`,
  noSeat: seat => `Es gibt keinen Platz ${seat}.`,
  seatTaken: name => `Dieser Platz ist besetzt: Hier sitzt ${name}.`,

  over: 'Die Partie ist vorbei.',
  full: cap =>
    `Das Protokoll ist voll: Keine Partie hat mehr als ${cap} Einträge. Ansehen, speichern und aufgeben geht noch.`,
  chanceFirst: 'Erst sind Würfel oder Karten an der Reihe, dann wieder ein Platz.',
  noChance: 'Würfel oder Karten sind jetzt nicht an der Reihe.',
  notYourTurn: (seat, due) => `Platz ${seat} ist jetzt nicht dran, sondern Platz ${due.join(' oder ')}.`,
  illegal: (action, possible, more) => {
    const shown = more > 0 ? [...possible, `und ${more} weitere`] : possible
    return `„${action}“ ist jetzt nicht erlaubt${shown.length > 0 ? `; möglich: ${shown.join(', ')}` : ''}.`
  },

  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts wiederherzustellen.',
  undoChance: 'Was Würfel oder Karten gezeigt haben, lässt sich nicht zurücknehmen.',
  undoOther: seat => `Den letzten Schritt hat Platz ${seat} gemacht; nur dort lässt er sich zurücknehmen.`,
  undoShown: 'Dieser Schritt hat Verdecktes gezeigt und lässt sich nicht zurücknehmen.',
  undoEnd: 'Die Partie ist vorbei; nichts lässt sich mehr zurücknehmen.',
  notAgreed: seats => `Platz ${seats.join(' und ')} hat nicht zugestimmt zurückzugehen.`,
  agreedBy: seat => `Auf Platz ${seat} sitzt niemand, der zustimmen könnte.`,
  undoCount: 'Hier wird eine andere Zahl von Schritten zurückgenommen oder wiederholt.',

  notAMatch: 'Das ist keine Partie von Undercroft.',
  fileVersion: (found, known) =>
    `Die Partie ist in Version ${found} gespeichert; lesen lassen sich Versionen bis ${known}.`,
  damaged: fault => `Die Datei dieser Partie ist beschädigt, bei ${fault}`,
  stepPlace: number => `Schritt ${number}`,
  noGame: (game, known) => `Ein Spiel „${game}“ gibt es nicht; es gibt ${known.join(', ')}.`,
  otherState: steps =>
    `Die ${steps} Schritte sind erlaubt, führen aber nicht zu dem Stand, den die Datei nennt.`,
  otherResult: 'Das Ergebnis, das die Datei nennt, ist nicht das gespielte.',
  rulesVersion: (found, known) =>
    `Die Partie wurde nach Version ${found} der Regeln gespielt; hier gilt Version ${known}.`,
  otherContent: 'Die Partie wurde mit anderen Karten oder Plättchen gespielt als denen, die hier liegen.',
  tooManySteps: (count, cap) => `Die Partie hat ${count} Einträge; in diesem Spiel sind es höchstens ${cap}.`,
  inStep: (number, reason) => `Schritt ${number}: ${reason}`,

  wrongRoll: step => `Schritt ${step} ist nicht, was die Würfel ergaben.`,
  secretHidden: 'Das Geheimnis dieser Partie wurde noch nicht gezeigt.',
  secretFalse: 'Das gezeigte Geheimnis ist nicht das, auf das sich die Partie festgelegt hat.',
  fairAlone: 'Versiegelte Würfel gibt es nicht zusammen mit einer Startzahl und nicht zur Übung.',
  saltCount: seats => `Versiegelte Würfel brauchen ein Salz für jeden der ${seats} Plätze oder gar keines.`,
  saltMissing: seat => `Platz ${seat} hat kein Salz gezeigt.`,
  saltFalse: seat => `Das Salz von Platz ${seat} ist nicht das, auf das er sich festgelegt hat.`,
  notOver: 'Die Partie ist nicht vorbei, also gibt es noch nichts zu prüfen.',
  otherHistory: version =>
    `Der Verlauf bis Eintrag ${version} ist nicht der, der diesem Platz geschickt wurde.`,
  onlyBeginning: (length, version) =>
    `Das ist nur der Anfang der Partie: Er endet nach Eintrag ${length}, und für Eintrag ${version} wurde ein Glied geschickt.`,
  noSource: 'Die Partie nennt nicht, woher ihre Würfe kommen.',

  shapes: { secret: 'Ein Geheimnis hat 64 hexadezimale Ziffern' },
  at: (place, fault) => (place === '' ? `${fault}.` : `${clipped(place)}: ${fault}.`),
  issue,

  excess: {
    deep: most => `Hier stecken Listen und Objekte mehr als ${most} Ebenen tief ineinander.`,
    long: most => `Hier steht ein Text mit mehr als ${most.toLocaleString('de')} Zeichen.`,
    wide: most => `Hier stehen mehr als ${most.toLocaleString('de')} Listen und Objekte nebeneinander.`,
  },
}

function seatsOf(min: number, max: number): string {
  if (max === 1) return 'einen Platz'
  return min === max ? `${min} Plätze` : `${min} bis ${max} Plätze`
}
