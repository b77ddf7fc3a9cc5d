/** Die Beschriftung des Tisches als Text, auf Deutsch. */
import type { Say } from './say.ts'

export const board: Say['board'] = {
  unknown: (part, heroes) =>
    `Über „${part}“ ist nichts bekannt: Nenne eine offene Tür mit ihrer Nummer, oder ${heroes}.`,
  difficulty: ['', 'leicht', 'mittel', 'schwer'],
  boss: boss => `Boss ${boss}`,
  bossPlace: (boss, damage, health) => `Boss ${boss}, ${damage} von ${health} Schaden`,
  floorPlace: floor => `Ebene ${floor} von 3`,
  level: (level, xp, cost) => `Stufe ${level} mit ${xp} von ${cost} EP`,
  forPotion: ' für einen Trank',
  bonus: dice => ` und ${dice} Bonuswürfel`,
  potions: tokens => `Tränke: ${tokens}`,
  healing: 'Heilung',
  deck: cards => `Stapel: ${cards === 0 ? 'keine Karten' : cards === 1 ? '1 Karte' : `${cards} Karten`}`,
  stairs: (tokens, most) => `Die Treppe liegt frei: ${tokens} von ${most} Marken`,
  noDoors: 'Türen: keine',
  doors: 'Türen:',
  closed: 'geschlossen',
  // Karten
  foe: 'Gegner',
  peril: 'Gefahr',
  xp: xp => `${xp} EP`,
  dungeonBoxes: 'Verlies: ',
  dungeonToo: '; Verlies: ',
  wayTime: time => `sofort ${time}Z, `,
  loot: card => `Beute von ${card}:`,
  potion: potion => `Trank ${potion}`,
  orXp: xp => `Oder ${xp} EP.`,
  // Eine Begegnung
  done: 'fertig',
  once: 'einmal abgedeckt ',
  dungeon: 'Verlies',
  columns: { box: 10, marks: 18, side: 8 },
  whatIf: harm => `Jetzt fertig: ${harm}`,
  boxes: 'Felder',
  added: harm => `das Verlies gibt ${harm} dazu`,
  prevented: harm => `${harm} verhindert`,
  undying: time => `${time} von Unverwüstlich`,
  orElse: ', oder ',
  // Helden
  stored: dice => `, ${dice} Heldenwürfel gespeichert`,
  held: (items, skills) => `${items} Gegenstände, ${skills} Fertigkeiten`,
  used: 'genutzt',
  notHere: 'nicht hier',
  health: (left, health) => `${left} von ${health} Leben`,
  // Aussichten
  expect: odds => `zu erwarten: ${odds}`,
  byWay: (odds, way) => `${odds} bei „${way}“`,
  between: '; ',
  about: 'etwa ',
  point: ',',
}
