/** Was an den Optionen oder einem Inhaltspaket von Dungeon! nicht stimmt, auf Deutsch. */
import type { shapes as english, Faults } from '../en/faults.ts'

export const faults: Faults = {
  solo: (mode, players) => `mode: „${mode}“ ist für eine Person, nicht für ${players}.`,

  noClass: name => `Es gibt keinen Helden der Klasse „${name}“.`,
  fewHeroes: (count, needed) => `Es gibt ${count} Helden; nötig sind ${needed}.`,
  heroTwice: name => `Der Held „${name}“ steht zweimal da.`,
  rollsOrTrap: (name, level) =>
    `„${name}“ auf Ebene ${level} muss entweder sechs Zahlen haben oder eine Falle sein.`,
  noMonster: level => `Ebene ${level} hat kein Monster in ihrem Stapel.`,
  monsterTwice: (name, level) => `Die Monsterkarte „${name}“ der Ebene ${level} steht zweimal da.`,
  plusTwo: (name, level) =>
    `„${name}“ auf Ebene ${level}: Ein Magisches Schwert, und nichts sonst, braucht plusTwoFrom.`,
  noTreasure: level => `Ebene ${level} hat keinen Schatz in ihrem Stapel.`,
  treasureTwice: (name, value, level) =>
    `Die Schatzkarte „${name}“ (${value}) der Ebene ${level} steht zweimal da.`,

  idTwice: id => `Die Kennung „${id}“ steht für zwei Einträge.`,

  oneHall: found => `Es muss eine Große Halle geben, nicht ${found}.`,
  hallLevel: 'Die Große Halle muss auf Ebene 1 liegen.',
  secretDoors: (found, most) => `Es gibt ${found} Geheimtüren; höchstens ${most} lassen sich merken.`,
  noRoom: level => `Ebene ${level} hat keinen Raum.`,
  spaceTwice: id => `Das Feld „${id}“ steht zweimal da.`,
  offBoard: id => `Das Feld „${id}“ liegt nicht auf dem Plan.`,
  sharedCell: (a, b, cell) => `Die Felder „${a}“ und „${b}“ teilen sich die Zelle ${cell}.`,
  noSpace: id => `Eine Öffnung führt nach „${id}“, und das ist kein Feld.`,
  openingTwice: (a, b) => `Die Öffnung zwischen „${a}“ und „${b}“ steht zweimal da.`,
  offWall: (a, b) => `Die Öffnung zwischen „${a}“ und „${b}“ liegt nicht an einer gemeinsamen Wand.`,
  unreached: id => `Das Feld „${id}“ ist von der Großen Halle aus nicht zu erreichen.`,
}

export const shapes: typeof english = {
  id: 'Erwartet wird eine Kennung aus kleinen Buchstaben und Ziffern, verbunden mit einzelnen Strichen, etwa „red-dragon“',
  place: 'Eine Kennung darf kein „/“ enthalten',
}
