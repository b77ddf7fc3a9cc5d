/** Jede Aktion zwischen Begegnungen und die Arten, eine Karte zu nehmen, auf Deutsch. */
import type { Say } from '../say.ts'

export const actions: Say['actions'] = {
  begin: 'Zeit vergehen lassen',
  hasten: 'Tempo: die Zeit dieses Zuges sparen',
  heal: (hero, damage) => `Heilung trinken: ${hero} heilt ${damage}`,
  explore: doors => `Erkunden: ${doors === 1 ? '1 neue Tür' : `${doors} neue Türen`}`,
  reveal: 'Die neue Tür aufdecken',
  keep: 'Geschlossen lassen',
  enter: (door, behind) => `Durch Tür ${door} gehen (${behind})`,
  closed: 'geschlossen',
  descend: floor => `Hinab auf Ebene ${floor}`,
  toBoss: boss => `Hinab zum Boss (${boss})`,
  stay: 'Auf dieser Ebene bleiben',
  face: cards => `Es wagen: ${cards}`,
  faceIt: 'Es wagen',
  flee: 'Fliehen, die Tür bleibt offen',
  stealthTop: 'Schleichen: die Karte oben auf den Stapel legen',
  stealthDoor: 'Fliehen und eine geschlossene Tür anlegen',
  foresee: cards => `Fliehen und ${cards > 1 ? 'beide Karten' : 'die Karte'} ablegen (Voraussicht)`,
  fleeUnseen: cards =>
    cards > 1
      ? 'Fliehen und zweimal Unsichtbarkeit trinken: Beide Karten sind Beute'
      : 'Fliehen und Unsichtbarkeit trinken: Die Karte ist Beute',
  splitBoss: (a, b) => `${a} und ${b} kämpfen zuerst`,
  split: (a, b, card) => `${a} und ${b} beginnen: ${card}`,
  encounter: 'Hineingehen und es wagen',
  vanish: 'Unsichtbarkeit trinken: Begegnung überspringen, Beute behalten',
  level: cost => `Aufsteigen für ${cost} EP`,
  brew: cost => `${cost} EP für einen Trank ausgeben`,
  spend: xp => `Eine Karte mit ${xp} EP abgeben`,
  perish: 'Aufgeben: Der Abstieg ist verloren',
  die: value => `Der Würfel zeigt ${value}`,
  card: 'Eine Karte wird gezogen',
  // Beute
  theCard: 'die Karte',
  thePotion: 'den Trank',
  potion: (card, potion) => `${card}: ${potion} bestimmen und eine Trankmarke nehmen`,
  xp: (card, xp) => `${card}: als ${xp} EP behalten`,
  claim: (card, what, hero) => `${card}: ${what} für ${hero}`,
  item: 'Gegenstand',
  skill: 'Fertigkeit',
  skillNamed: (skill, cost) => `Fertigkeit ${skill} [${cost}]`,
  over: name => `, ersetzt ${name}`,
}
