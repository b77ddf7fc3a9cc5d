/** Was ein Tisch sagt, wenn er etwas ablehnt, auf Deutsch. */
import type { TableText } from './en.ts'

export const de: TableText = {
  diceElsewhere: 'Die Würfel dieser Partie rollen dort, wo sie begonnen wurde.',
  givenUp: names =>
    `${names.join(' und ')} ${names.length === 1 ? 'hat' : 'haben'} aufgegeben. Die Partie ist verloren.`,
  wonInVain: names =>
    `Doch ${names.join(' und ')} ${names.length === 1 ? 'hatte' : 'hatten'} aufgegeben und ${names.length === 1 ? 'kann' : 'können'} nicht gewinnen.`,
  gaveUp: name => `${name} gibt auf; ein Bot spielt weiter.`,
  thought: (name, why) => `${name}: „${why}“`,
  stopped: (step, of, why) =>
    `Diese Partie wurde nach älteren Regeln begonnen. Ihr Schritt ${step} von ${of} gilt nicht mehr: ${why} Alles davor ist hier.`,
  notAllowed: rule =>
    rule === undefined ? 'Er ist nicht mehr erlaubt.' : `Regel ${rule} erlaubt ihn nicht mehr.`,
  earlierSet:
    'Diese Partie wurde mit den Karten und Zahlen einer früheren Ausgabe begonnen und geht mit ihnen weiter.',
  endsOtherwise:
    'Diese Partie war nach älteren Regeln zu Ende; nach den heutigen enden dieselben Schritte anders.',
  noRoll: 'Der Wurf hat keinen Schritt hinterlassen.',
  stoppedThere: step =>
    `Die Partie endet vor ihrem Schritt ${step}, der nicht mehr gilt. Von dort lässt sich zur Übung weiterspielen.`,
  noCall: name => `Einen Aufruf „${name}“ gibt es nicht.`,
  notForGuests: name => `Der Aufruf „${name}“ steht nur denen zu, denen die Partien gehören.`,
  notYourSeat: seat => `Platz ${seat} gehört jemand anderem.`,
  noSeatHere: 'Setz dich erst an diesen Tisch.',
  you: 'Du',
  nameLength: 'Ein Name hat 1 bis 24 Buchstaben.',
  noLevel: (level, levels) => `Kein Computer spielt wie „${level}“; es gibt ${levels.join(', ')}.`,
  nameTaken: name => `„${name}“ heißt hier schon jemand.`,
  nameIsYou: name => `Wo mehrere spielen, kann niemand „${name}“ heißen.`,
  noMatch: 'Diese Partie liegt nicht mehr auf diesem Gerät.',
  noMatchForYou: 'Diese Partie gibt es nicht, oder dieses Gerät darf sie nicht ansehen.',
  closed: 'Diese Partie wurde von ihrem Gastgeber geschlossen.',
  noGame: game => `Ein Spiel „${game}“ gibt es nicht.`,
  notOver: 'Diese Partie ist noch nicht zu Ende: Von ihr gibt es nichts zu erzählen.',
  logWhileItRuns: 'Das Protokoll einer Partie steht allen offen, die dabei waren, sobald sie vorbei ist.',
  noTale: 'Von dieser Partie lässt sich nichts erzählen.',
  notAChronicle: 'Diese Datei ist keine Chronik von Undercroft.',
  chronicleEntry: (entry, field) =>
    `Diese Chronik ist beschädigt: In Partie ${entry} stimmt ${field === '' ? 'die Form' : `„${field}“`} nicht.`,
  chronicleVersion: version =>
    `Diese Chronik hat das Format ${version}, das diese Ausgabe von Undercroft nicht kennt.`,
  noCampaign: 'Dieses Spiel hat keine Kampagne.',
  noSheet: 'Dieser Bogen liegt nicht mehr auf diesem Gerät.',
  sheetGone: 'Ein Bogen liegt nicht mehr auf diesem Gerät.',
  nothingChosen: 'Es wurde nichts gewählt.',
  nothingToChoose: 'Gerade gibt es nichts zu entscheiden.',
  noHints: 'An diesem Tisch gibt es keine Tipps: So hat es gewählt, wer ihn leitet.',
  otherDice:
    'Die Würfel dieser Partie sind nicht die, die diesem Gerät versprochen wurden und zu denen es sein Salz gab.',
  noLine: 'Es gibt keine Verbindung zum Server; sie wird weiter versucht.',
  lineLost: 'Die Verbindung zum Server riss, während dies unterwegs war: Sieh nach, ob es geschehen ist.',
  otherProtocol: (theirs, ours) =>
    `Dieser Server spricht Version ${theirs} des Protokolls und dieses Programm Version ${ours}: Auf beiden Seiten muss dieselbe laufen.`,
  failed: fault => `Das hat nicht geklappt: ${fault}`,
}
