/** Warum etwas geraten wird, auf Deutsch. */
import type { Say } from '../say.ts'

const hearts = (number: number): string => `${number} Herz${number === 1 ? '' : 'en'}`
const doors = (number: number): string => (number === 1 ? 'einer Tür' : `${number} Türen`)

export const reasons: Say['reasons'] = {
  heal: (hero, left) =>
    `${hero} hat noch ${hearts(left)}: Zu Beginn des Zuges heilt ein Trank am meisten, und später ist es zu spät.`,
  mend: (hero, left, healing) =>
    `${hero} hat noch ${hearts(left)}, und ein Trank gibt bis zu ${healing} zurück.`,
  rescue: hero => `Ohne Trank ist es mit ${hero} jetzt vorbei.`,
  hasten: 'So vergeht zu Beginn dieses Zuges keine Zeit.',
  begin: 'Noch braucht niemand einen Trank: Er hilft später mehr.',
  explore: number =>
    number === 0 ? 'Es gibt keine Tür mehr.' : `Bei nur ${doors(number)} ist es Zeit für neue.`,
  unknown: door => `Hinter Tür ${door} kann Gutes liegen, und vor zu Schwerem kann man noch fliehen.`,
  room: (card, outlook) => `${card} lohnt sich: ${outlook}.`,
  weak: left => `Mit ${hearts(left)} wäre noch ein Raum zu viel.`,
  spent: 'Nichts hier ist mehr Zeit auf der Treppe wert.',
  stay: (number, left) =>
    `Noch ${hearts(left)}, und mit ${doors(number)} vor Augen: Eine Karte ist die Zeit wert.`,
  look: 'Nachzusehen kostet nichts.',
  worth: (card, xp, outlook) => `${card} bringt Beute oder ${xp} EP: ${outlook}.`,
  gain: (card, xp) => `${card} bringt Beute oder ${xp} EP.`,
  leave: card => `${card} würde mehr kosten als einbringen.`,
  forced: 'Es gibt nichts Besseres zu tun.',
  deadly: (percent, tokens) =>
    `${tokens === 0 ? 'Bei' : 'Selbst mit einem Trank fiele bei'} ${percent}% der Würfe${tokens === 0 ? ' fiele' : ''} jemand.`,
  dear: harm => `Es würde ${harm} kosten: zu viel, solange es anderes gibt.`,
  away: 'Was zu schwer ist, ist für immer fort.',
  skip: left => `Mit ${hearts(left)} ist eine Marke für die Beute ein guter Tausch.`,
  pairs: damage => `Diese Paare trifft es am wenigsten: zu erwarten zusammen ${damage} Schaden.`,
  way: (way, outlook) => `${way} ist der bessere Weg: ${outlook}.`,
  expect: harm => `zu erwarten ${harm}`,
  byWay: way => `der bessere Weg ist „${way}“`,
  feat: dice => (dice === 1 ? 'Ein Heldenwürfel mehr hilft hier.' : `${dice} Heldenwürfel mehr helfen hier.`),
  noFeat: 'Der Preis ist jetzt zu hoch.',
  lowest: 'Der niedrigste Würfel fehlt am wenigsten.',
  sturdy: (hero, left) => `${hero} verträgt es am besten, mit noch ${left} Leben.`,
  same: 'Es ist gleich, wer es tut.',
  least: card => `Der Gegenstand von ${card} fehlt hier am wenigsten.`,
  roll: ability => `Ein Wurf durch ${ability} verspricht mehr, als die Würfel jetzt hergeben.`,
  use: (ability, harm) => `Mit ${ability} kann es so ausgehen: ${harm}.`,
  armor: box => `Zuerst die Rüstung: ${box}.`,
  skull: box => `Jeder abgedeckte Schädel trifft den Boss: ${box}.`,
  fill: (box, harm) => `Das erspart ${harm}: ${box}.`,
  convert: harm => `Aus Würfeln, die nirgends passen, wird einer, der passt: So bleibt ${harm}.`,
  done: harm => `Kein Würfel kann mehr tun: Am Ende bleibt ${harm}.`,
  plan: 'So holen die Würfel am meisten heraus.',
  spare: 'Dieser Würfel fehlt am wenigsten.',
  enough: 'Kein anderer Würfel würde dadurch besser.',
  die: (colour, health) =>
    `In jeder Begegnung ein Würfel ${colour} mehr${health > 0 ? ', und ein Leben mehr' : ''}.`,
  skill: skill => `${skill} ist leicht zu bezahlen und hilft, wann immer es passt.`,
  dearSkill: skill => `${skill} kostet viel, aber dafür ist noch Platz.`,
  potion: potion => `${potion} bringt eine Marke, und für alle Marken einen Zweck mehr.`,
  xp: xp => `Einen besseren Platz gibt es nicht: ${xp} EP für die nächste Stufe.`,
  level: 'Mehr Platz für Gegenstände und Fähigkeiten, und ein Trank.',
  keepXp: 'Die Erfahrung bleibt für später, oder für anderes.',
  exact: 'So wird am wenigsten zu viel bezahlt.',
}
