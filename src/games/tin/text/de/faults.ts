/** Was an einem Inhaltspaket von Dungeon in a Tin nicht stimmt, auf Deutsch. */
import type { Faults } from '../en/faults.ts'

export const faults: Faults = {
  shapes: {
    id: 'Eine id besteht aus kleinen Buchstaben und Ziffern, mit Bindestrichen dazwischen',
    doorways: 'Türen sind Buchstaben aus NESW, jeder einmal',
    sixFaces: 'Ein Würfel hat 6 Seiten',
  },
  tileTwice: id => `tiles: Das Plättchen „${id}“ gibt es zweimal.`,
  oneOfKind: (kind, found) => `tiles: Es muss genau ein Plättchen der Art „${kind}“ geben, nicht ${found}.`,
  noBeginning: 'tiles: Ohne einen Raum mit zwei Türen kann das Verlies nicht beginnen.',
  noDoorway: id => `tiles: „${id}“ hat keine Tür.`,
  farWithoutDoorway: id => `tiles: „${id}“ hat auf der anderen Seite keine Tür.`,
  oneSided: id => `tiles: Der Abgrund „${id}“ braucht auf jeder Seite eine Tür.`,
  noChasm: id => `tiles: „${id}“ ist kein Abgrund und hat keine andere Seite.`,
  busyStairwell: id => `tiles: Auf der Treppe „${id}“ gibt es keine Monster und keine Truhen.`,
  cardTwice: id => `cards: Die Karte „${id}“ gibt es zweimal.`,
  techniques: title => `cards: „${title}“ muss jede Art von Angriff einmal zeigen.`,
  goldTwice: value => `gold: Der Wert ${value} steht zweimal da.`,
  noKey: 'goods: Ohne Schlüssel lässt sich nie ein Schloss öffnen.',
  noPotion: 'goods: Der Held beginnt mit einem Trank, also muss es einen geben.',
  noRope: 'goods: Es muss ein Seil für jeden Abgrund geben, sonst kommt man nie hinüber.',
  dearTrade: good => `goods: „${good}“ darf im Tausch nicht mehr wert sein, als es kostet.`,
}
