/** Namen auf den Karten des Stapels, auf Deutsch. */
type Names = Readonly<Record<string, string>>

const FOES: Names = {
  Bandit: 'Bandit',
  Beetle: 'Käfer',
  'Fire Elemental': 'Feuerelementar',
  'Glooping Ooze': 'Blubberschleim',
  Goblin: 'Goblin',
  'Ice Elemental': 'Eiselementar',
  Ogre: 'Oger',
  Phantom: 'Phantom',
  'Plague Rat': 'Pestratte',
  Shadow: 'Schatten',
  Skeleton: 'Skelett',
  Wraith: 'Geist',
}

/** Was Gegner können. */
const TRAITS: Names = {
  Survivor: 'Überlebenskunst',
  Flames: 'Flammen',
  Split: 'Teilung',
  Swarm: 'Schwarm',
  Frost: 'Frost',
  Ethereal: 'Körperlos',
  Fade: 'Schwinden',
  Undying: 'Unverwüstlich',
  Drain: 'Entzug',
}

const PERILS: Names = {
  'Arrow Wall': 'Pfeilwand',
  'Bear Traps': 'Bärenfallen',
  Boulder: 'Felskugel',
  'Cave-in': 'Einsturz',
  'Flame Statues': 'Flammenstatuen',
  'Force Wall': 'Kraftwand',
  'Locked Door': 'Verschlossene Tür',
  'Pit of Spikes': 'Stachelgrube',
  'Rune Puzzle': 'Runenrätsel',
  'Spiked Log': 'Stachelstamm',
}

/** Die zwei Wege durch eine Gefahr. */
const WAYS: Names = {
  'Magic Shield': 'Zauberschild',
  'Rush Through': 'Hindurchstürmen',
  'Disarm Them': 'Entschärfen',
  'Run Through': 'Hindurchrennen',
  'Slow Time': 'Zeit bremsen',
  'Run Past It': 'Vorbeirennen',
  'Dismantle It': 'Abtragen',
  'Climb Over It': 'Drüberklettern',
  Disenchant: 'Entzaubern',
  'Dodge Them': 'Durchschlängeln',
  'Climb Around': 'Drumherumklettern',
  'Blast Through': 'Durchsprengen',
  'Pick the Lock': 'Schloss knacken',
  'Bash It Open': 'Aufbrechen',
  'Jump Over': 'Drüberspringen',
  'Decipher It': 'Entziffern',
  'Destroy It': 'Zerstören',
  'Clobber Logs': 'Zertrümmern',
  'Dodge Logs': 'Wegducken',
}

const SKILLS: Names = {
  Accuracy: 'Präzision',
  'Armor Crush': 'Rüstungsbrecher',
  Backstab: 'Meucheln',
  'Brute Force': 'Rohe Gewalt',
  'Chaotic Aura': 'Chaosaura',
  Cleave: 'Spalten',
  Consistency: 'Beständigkeit',
  'Critical Strikes': 'Kritische Treffer',
  'Crushing Blow': 'Wuchtschlag',
  'Crushing Fist': 'Wuchtfaust',
  Dexterity: 'Fingerfertigkeit',
  Dodge: 'Ausweichen',
  Flameweave: 'Flammenweben',
  Flurry: 'Schlaghagel',
  Haste: 'Hast',
  'Lucky Familiar': 'Glückstier',
  'Mana Fountain': 'Manaquelle',
  Persistence: 'Ausdauer',
  Poison: 'Gift',
  Shimmerblast: 'Schimmerstoß',
  'Static Burst': 'Blitzentladung',
  'Steady Hands': 'Ruhige Hände',
  'Thick Skin': 'Dickes Fell',
  'Triple Strike': 'Dreifachschlag',
  Valor: 'Tapferkeit',
}

const POTIONS: Names = {
  Healing: 'Heilung',
  Clarity: 'Klarheit',
  Heroism: 'Heldenmut',
  Mana: 'Mana',
  Invisibility: 'Unsichtbarkeit',
}

export const DECK: Names = { ...FOES, ...TRAITS, ...PERILS, ...WAYS, ...SKILLS, ...POTIONS }
