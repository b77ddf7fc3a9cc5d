/** Was geschah, auf Deutsch. Namen von Karten stehen so, dass sie nie gebeugt werden. */
import type { Say } from '../say.ts'

const doorsFound = (doors: number): string =>
  doors === 0 ? 'keine neue Tür' : doors === 1 ? 'eine neue Tür' : `${doors} neue Türen`

export const events: Say['events'] = {
  began: (floor, time) => `Ein neuer Zug auf Ebene ${floor} kostet ${time} Zeit.`,
  spent: card => `Zeit vergeht. Abgelegt: ${card}.`,
  token: tokens => `An der Treppe vergeht Zeit: Marke ${tokens}.`,
  uncovered: 'Der Stapel ist leer, die Treppe liegt frei.',
  hurt: (hero, damage) => `${hero} erleidet ${damage} Schaden.`,
  burnt: (hero, damage) => `Flammen: ${hero} erleidet ${damage} Schaden.`,
  caughtUp: (hero, damage) => `Das Verlies holt dich ein: ${hero} erleidet ${damage} Schaden.`,
  wentWrong: (by, hero, damage) => `${by} geht schief: ${hero} erleidet ${damage} Schaden.`,
  unhurt: hero => `${hero} erleidet keinen Schaden.`,
  perished: 'Die Gruppe gibt auf.',
  potion: (hero, damage) => `Ein Heiltrank: ${hero} heilt ${damage}.`,
  healed: (hero, damage) => `Auf dem Weg hinab: ${hero} heilt ${damage}.`,
  stored: (hero, dice) => `${hero} speichert ${dice === 1 ? 'einen' : dice} Heldenwürfel.`,
  hastened: 'Tempo: Dieser Zug kostet keine Zeit.',
  explored: doors => `Die Gruppe erkundet und findet ${doorsFound(doors)}.`,
  planned: { open: 'Planung: Eine neue Tür wird aufgedeckt.', shut: 'Die neue Tür bleibt geschlossen.' },
  stayed: 'Die Gruppe bleibt auf dieser Ebene.',
  entered: door => `Die Gruppe geht zu Tür ${door}.`,
  opened: card => `Hinter der Tür: ${card}!`,
  fled: {
    flee: 'Die Gruppe flieht; die Tür bleibt offen.',
    sneak: 'Die Gruppe schleicht ungesehen davon.',
    foresee: 'Voraussicht: Die Gruppe flieht, und was dort wartete, wird abgelegt.',
  },
  wentIn: 'Die Gruppe geht hinein.',
  paired: heroes => `Zuerst: ${heroes}.`,
  faced: (heroes, _, card) => `${heroes} gegen ${card}.`,
  vanished: card => `Ungesehen huscht die Gruppe vorbei und nimmt die Beute: ${card}.`,
  drained: (hero, card) => `Entzug: Ein Gegenstand von ${hero} wird zu EP (${card}).`,
  chose: (way, time) => `Gewählter Weg: ${way}${time > 0 ? `, das kostet ${time} Zeit` : ''}.`,
  escaped: card => `Entkommen, ohne Beute: ${card}.`,
  keptAsXp: card => `Als EP behalten: ${card}.`,
  tookItem: (hero, card, old) => `${hero} nimmt den Gegenstand (${card})${old}.`,
  learned: (hero, skill, card, old) => `${hero} lernt ${skill} (${card})${old}.`,
  becomesXp: card => `; zu EP: ${card}`,
  identified: potion => `Die Gruppe erkennt einen Trank (${potion}) und bekommt eine Trankmarke.`,
  levelling: 'Die Gruppe bezahlt ihre nächste Stufe.',
  removed: xp => `Eine Karte mit ${xp} EP kommt aus dem Spiel.`,
  levelled: level => `Die Gruppe erreicht Stufe ${level}!`,
  brewed: 'Aus Erfahrung wird ein Trank.',
  descended: floor => `Die Gruppe steigt hinab auf Ebene ${floor}.`,
  toBoss: 'Die Gruppe steigt hinab zum Boss.',
  struck: (boss, damage, healed) =>
    `Boss ${boss} ${healed > 0 ? `heilt ${healed} und ` : ''}${damage > 0 ? `erleidet ${damage} Schaden` : 'wird nicht getroffen'}.`,
}
