/** What is asked, in German. */
import type { Asks } from '../speech.ts'
import { countOf, placeName } from './say.ts'

export const ASKS: Asks = {
  over: 'Die Partie ist vorbei.',
  goesOn: 'Das Spiel geht weiter.',
  toAct: hero => `${hero} ist am Zug.`,
  waits: {
    first: 'Die Würfel entscheiden, wer anfängt.',
    book: 'Ein Würfel bestimmt die Zahl der Zauber.',
    search: 'Ein Würfel entscheidet, ob sich die Geheimtür zeigt.',
    reveal: 'Eine Monsterkarte wird gezogen.',
    peek: 'Eine Monsterkarte wird angesehen.',
    lay: 'Eine Schatzkarte wird angesehen.',
    treasure: 'Eine Schatzkarte wird gezogen.',
    sword: 'Zwei Würfel bestimmen, wie stark das Magische Schwert ist.',
    cage: 'Ein Würfel bestimmt, wie lange der Käfig hält.',
    attack: 'Zwei Würfel für den Angriff.',
    bolt: 'Zwei Würfel für den Zauber.',
    strike: 'Zwei Würfel für das Monster, das zurückschlägt.',
    drop: 'Der Zufall entscheidet, welcher Schatz verloren geht.',
    target: 'Der gesuchte Schatz wird gezogen.',
    hunter: 'Ein Jäger wird gezogen.',
    prowl: 'Der Jäger kommt näher.',
  },
  choose: 'Welchen Helden nimmst du?',
  chooseAgain: 'Dein Held ist tot. Wer kommt als Nächstes?',
  learn: (held, book) => `Welchen Zauber nimmst du in dein Buch? ${held} von ${book} gewählt.`,
  looked: into => `Du hast ${placeName(into).into} geblickt. Geh hinein oder bleib.`,
  stuck: at => `Du bist ${placeName(at).in} und kommst nicht weiter.`,
  home: 'Du bist mit genug Gold daheim: Bleib, beende den Zug, und du hast gewonnen.',
  toGo: (at, left, isFight) =>
    `Du bist ${placeName(at).in}: Geh ${left > 1 ? 'bis zu ' : ''}${countOf(left, 'Feld', 'Felder')} weit oder ${isFight ? 'bleib und kämpfe' : 'bleib'}.`,
  gaze: 'In welchen Raum oder welche Kammer blickst du?',
  meet: at => `Was lauert ${placeName(at).in}? Bleib und sieh nach, oder teleportier dich fort.`,
  fight: at => `Kämpfst du ${placeName(at).in}, oder teleportierst du dich fort?`,
  foe: 'Der Jäger ist auch hier. Gegen wen kämpfst du?',
  slide: 'Der Boden kippt. In welche Kammer rutschst du?',
  replace: 'Welches Magische Schwert ersetzt das verlorene?',
  haunt: 'In welchem Raum der Ebene 6 lauert der Jäger?',
  regain: 'Du warst den ganzen Zug in der Großen Halle. Welchen Zauber holst du zurück?',
}
