/** Warum etwas jetzt nicht geht, auf Deutsch. */
import type { Say } from '../say.ts'

export const blocked: Say['blocked'] = {
  noToken: 'Dafür ist keine Trankmarke mehr da.',
  unhurt: 'Niemand ist verletzt.',
  spent: 'Das wurde auf dieser Ebene schon benutzt.',
  noCards: 'Der Stapel ist leer.',
  doorsFull: 'Für eine weitere Tür ist kein Platz.',
  covered: cards =>
    cards === 1 ? 'Eine Karte liegt auf der Treppe.' : `${cards} Karten liegen auf der Treppe.`,
  endOfTurn: 'Abgestiegen wird am Ende des Zuges.',
  inside: 'Wer hineingegangen ist, kann nicht mehr fliehen.',
  learned: hero => `${hero} kann das schon.`,
  identified: 'Dieser Trank ist schon bekannt.',
  onlySpells: 'Dieser Würfel bezahlt nur Zauber.',
  fitsNone: 'Dieser Würfel passt in kein offenes Feld.',
  armorFirst: 'Zuerst müssen die Rüstungsfelder voll sein.',
  scene: scenes => `Das geht nur in ${scenes}.`,
  used: 'Das wurde in dieser Begegnung schon benutzt.',
  cost: 'Die Würfel, die es kostet, fehlen.',
  noEffect: 'Das würde jetzt nichts ändern.',
  fewDice: dice => `Zum Umwandeln braucht es ${dice} Würfel.`,
  noHeroic: 'Im Vorrat ist kein Heldenwürfel mehr.',
  scenes: { combat: 'Kämpfen', peril: 'Gefahren', boss: 'Bosskämpfen' },
  or: 'oder',
}
