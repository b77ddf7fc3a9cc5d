/** Was an den Optionen oder einem Inhaltspaket von One Deck Dungeon nicht stimmt, auf Deutsch. */
import type { Faults } from '../en/faults.ts'

export const faults: Faults = {
  shapes: {
    mostBoxes: 'Es dürfen höchstens 8 Felder sein',
    twoCopies: 'Jede Karte gibt es zweimal',
    threeFloors: 'Ein Verlies hat 3 Ebenen',
  },
  twice: (place, id) => `${place}: „${id}“ steht zweimal da.`,
  deck: count => `encounters: Ein Stapel braucht 2 bis 100 Namen, nicht ${count}.`,
  noHeroes: 'heroes: Es muss einen Helden geben.',
  noDungeons: 'dungeons: Es muss ein Verlies geben.',
  foeOrPeril: id =>
    `encounters: „${id}“ muss entweder Felder haben (ein Gegner) oder zwei Wege (eine Gefahr).`,
  twoWays: id => `encounters: Die Gefahr „${id}“ muss zwei Wege haben.`,
  badLoot: (id, loot) => `encounters: „${id}“ trägt „${loot}“, und das ist weder Fertigkeit noch Trank.`,
  noSkull: id => `dungeons: Der Boss von „${id}“ hat keinen Schädel, auf den man schlagen kann.`,
  noInvisibility: 'potions: „invisibility“ fehlt; die Regel dazu ist eingebaut.',

  noHero: (id, known) => `heroes: Einen Helden „${id}“ gibt es nicht; es gibt ${known.join(', ')}.`,
  heroTwice: 'heroes: Kein Held darf zweimal dabei sein.',
  party: count => `heroes: Es spielen ein, zwei oder vier Helden, nicht ${count}.`,
  noDungeon: (id, known) => `dungeon: Ein Verlies „${id}“ gibt es nicht; es gibt ${known.join(', ')}.`,
  seats: (heroes, seats) =>
    `seats: Eine Person spielt alle Helden, oder jeder Held hat seine eigene (${heroes}), nicht ${seats}.`,
  tooManySheets: 'sheets: Es gibt mehr Bögen als Helden.',
  noTalent: id => `sheets: Ein Talent „${id}“ gibt es nicht.`,
  talentTwice: 'sheets: Ein Talent steht zweimal da.',
  noBasic: id => `sheets: Eine Grundfertigkeit „${id}“ gibt es nicht.`,
  oneFocus: 'sheets: Außer den Grundlagen lernt ein Held nur einen Schwerpunkt.',
}
