/** Kleine Stücke, aus denen viele Sätze bestehen, auf Deutsch. */
import type { Say } from '../say.ts'

export const atoms: Say['atoms'] = {
  and: 'und',
  none: 'niemand',
  hero: 'jemand',
  card: 'eine Karte',
  spellDie: 'M6 (nur für Zauber)',
  armorDie: 'H6 (nur für Rüstung)',
  noDice: 'keine Würfel mehr',
  anyColour: 'egal ',
  wide: 'breit',
  armor: 'RÜSTUNG',
  skull: 'SCHÄDEL',
  time: time => `${time}Z`,
  cost: {
    free: 'gratis',
    mana: mana => `${mana} Mana`,
    any: 'ein Würfel',
    token: 'eine Marke',
  },
  nothing: 'nichts',
  damageInWords: damage => `${damage} Schaden`,
  timeInWords: time => `${time} Zeit`,
  item: (stat, isSturdy) => `Gegenstand ${stat}${isSturdy ? ' und 1 Leben' : ''}`,
}
