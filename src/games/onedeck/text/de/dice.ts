/** Was mit Würfeln geschah, auf Deutsch. */
import type { Say } from '../say.ts'

export const dice: Say['dice'] = {
  feat: (hero, name, dice) => `${hero} nutzt ${name}: ${dice === 1 ? 'ein' : dice} Heldenwürfel.`,
  noFeat: (hero, name) => `${hero} verzichtet auf ${name}.`,
  claimed: hero => `${hero} nimmt zuerst Würfel.`,
  bonus: hero => `${hero} nimmt einen Bonuswürfel.`,
  unstored: hero => `${hero} legt einen gespeicherten Heldenwürfel ab.`,
  ready: hero => `${hero} ist fertig.`,
  reopened: hero => `${hero} ist doch noch nicht fertig.`,
  threw: (hero, dice) => `${hero} würfelt ${dice}.`,
  lost: {
    choice: (hero, die) => `${hero} legt ${die} ab.`,
    ability: (hero, die) => `${hero} verliert ${die} sofort.`,
    first: (hero, die) => `${hero} deckt mit ${die} einen Schädel zum ersten Mal ab; der Würfel ist weg.`,
  },
  weakened: (hero, die) => `Giftaura: Ein Heldenwürfel von ${hero} sinkt auf ${die}.`,
  delayed: (by, time) =>
    by === null ? `Gewürfeltes kostet ${time} Zeit.` : `${by}: Die gewürfelten Einsen kosten ${time} Zeit.`,
  laid: (hero, die) => `${hero} legt ${die}.`,
  filled: (hero, die) => `${hero} legt ${die} und füllt das Feld.`,
  used: (hero, name) => `${hero} nutzt ${name}.`,
  paid: (hero, die) => `${hero} bezahlt mit ${die}.`,
  gained: (hero, die) => `${hero} bekommt ${die}.`,
  changed: (hero, from, into) => `${hero}: Aus ${from} wird ${into}.`,
  picked: (hero, die) => `${hero} nimmt ${die}.`,
  decided: (hero, what) => `${hero} entscheidet: ${what}.`,
  verbs: { reroll: 'neu werfen', raise: 'einen Würfel erhöhen' },
  other: 'eins von beiden',
  named: (hero, value) => `${hero} nennt die ${value}.`,
  enough: { dice: 'Keine Würfel mehr.', level: 'Die Gruppe behält ihre EP.' },
  converting: 'Würfel werden umgewandelt.',
  converted: (hero, die) => `Aus den Würfeln wird ${die} für ${hero}.`,
  noHarm: spared => `Es bleibt ohne Folgen${spared}.`,
  harm: (harm, spared) => `Was leer blieb, kostet ${harm}${spared}.`,
  spared: prevented => `, ${prevented} verhindert`,
}
