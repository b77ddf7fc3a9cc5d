/** Small pieces that many sentences are made of, in English. */

export function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number === 0 ? 'no' : number} ${number === 1 ? noun : nouns}`
}

export const atoms = {
  and: 'and',
  none: 'none',
  hero: 'the hero',
  card: 'a card',
  spellDie: 'M6 (spells only)',
  armorDie: 'H6 (armor only)',
  noDice: 'no dice left',
  anyColour: 'any ',
  wide: 'wide',
  armor: 'ARMOR',
  skull: 'SKULL',
  /** One letter for time, as in `2♥ 1t`. */
  time: (time: number | string) => `${time}t`,
  cost: {
    free: 'free',
    mana: (mana: number) => `${mana} mana`,
    any: 'any die',
    token: 'a token',
  },
  nothing: 'nothing',
  damageInWords: (damage: string) => `${damage} damage`,
  timeInWords: (time: string) => `${time} time`,
  item: (stat: string, isSturdy: boolean) => `item ${stat}${isSturdy ? ' and 1 health' : ''}`,
}
