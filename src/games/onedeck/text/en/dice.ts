/** What happened to dice, in English. */
export const dice = {
  feat: (hero: string, name: string, dice: number) =>
    `${hero} uses ${name}: ${dice === 1 ? 'a heroic die' : `${dice} heroic dice`}.`,
  threw: (hero: string, dice: string) => `${hero} rolls ${dice}.`,
  lost: {
    choice: (hero: string, die: string) => `${hero} discards ${die}.`,
    ability: (hero: string, die: string) => `${hero}'s ${die} is discarded at once.`,
    first: (hero: string, die: string) => `${hero}'s ${die} covers a skull for the first time and is gone.`,
  },
  weakened: (hero: string, die: string) => `Poison Aura: a heroic die of ${hero} drops to ${die}.`,
  delayed: (by: string, time: number) => `${by}: the 1s rolled take ${time} time.`,
  laid: (hero: string, die: string) => `${hero} lays ${die}.`,
  filled: (hero: string, die: string) => `${hero} lays ${die} and fills the box.`,
  used: (hero: string, name: string) => `${hero} uses ${name}.`,
  paid: (hero: string, die: string) => `${hero} pays ${die}.`,
  gained: (hero: string, die: string) => `${hero} gains ${die}.`,
  changed: (hero: string, from: string, into: string) => `${hero}'s ${from} becomes ${into}.`,
  converted: (hero: string, die: string) => `The dice become ${die} for ${hero}.`,
  noHarm: (spared: string) => `No harm is done${spared}.`,
  harm: (harm: string, spared: string) => `What is left unfilled costs ${harm}${spared}.`,
  spared: (prevented: number) => `, with ${prevented} prevented`,
}
