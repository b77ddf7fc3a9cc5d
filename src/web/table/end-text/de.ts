import type { EndWords } from './en.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`

/** Die Wörter am Ende einer Partie. */
export const de: EndWords = {
  youWon: 'Du hast gewonnen',
  allWon: 'Ihr habt zusammen gewonnen',
  won: names => `${listed(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
  lost: 'Das Verlies gewinnt',
  winner: 'gewonnen',
  gaveUp: 'hat aufgegeben',
  seats: 'So ging es für alle aus',
  numbers: 'Die Partie in Zahlen',
  steps: n => [n, n === 1 ? 'Schritt' : 'Schritte'],
  rounds: n => [n, n === 1 ? 'Zug' : 'Züge'],
  rolls: n => [n, n === 1 ? 'Wurf' : 'Würfe'],
  undone: n => [n, n === 1 ? 'Schritt zurückgenommen' : 'Schritte zurückgenommen'],
  course: 'Wie weit alle waren',
  dice: dice => (dice === 2 ? 'Würfe mit zwei Würfeln' : 'Würfel'),
  fell: to => `Gefallen durch ${to}.`,
  turned: step => `Die Wende, Schritt ${step}:`,
  luck: (dice, more) =>
    more === 0
      ? `${count(dice, 'Würfel zeigte', 'Würfel zeigten')} genau das Erwartete.`
      : `${count(dice, 'Würfel zeigte', 'Würfel zeigten')} ${Math.abs(more)} ${more > 0 ? 'mehr' : 'weniger'} als erwartet.`,
  newDeeds: n => (n === 1 ? 'Eine neue Tat' : `${n} neue Taten`),
  fairSeed: seed =>
    `Alle Würfe und Karten folgen aus der Zahl ${seed}, die vor dem ersten Schritt feststand. Sie steht in der gespeicherten Partie: Wer sie öffnet, kann jeden Wurf nachprüfen.`,
  fairSecret:
    'Alle Würfe und Karten folgen aus einem Geheimnis, das vor dem ersten Schritt versiegelt war. Siegel und Geheimnis stehen in der gespeicherten Partie: Wer sie öffnet, kann jeden Wurf nachprüfen.',
  fairLater:
    'Alle Würfe und Karten folgen aus einem Geheimnis, das am Tag zuvor versiegelt wurde. Es wird gezeigt, wenn der Tag vorbei ist: Dann lässt sich jeder Wurf nachprüfen.',
  show: 'Das Ende noch einmal sehen',
  look: 'Den Tisch ansehen',
  again: 'Noch einmal',
  againSub: 'gleiche Plätze, gleiche Regeln',
  same: 'Dieselbe noch einmal',
  sameSub: 'gleiche Würfel und Karten',
  share: 'Teilen',
  spend: 'Kreuze machen',
  spendSub: (earned, left) =>
    `${earned === 0 ? 'keine' : earned} in dieser Partie verdient, insgesamt ${left} offen`,
  replay: 'Partie ansehen',
  replaySub: n => count(n, 'Schritt', 'Schritte'),
  analyse: 'Analysieren',
  analyseSub: 'Aussichten, Glück, Entscheidungen',
  home: 'Startseite',
}
