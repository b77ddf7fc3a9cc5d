/** German names for what is printed in English. What a content pack adds keeps its printed name. */
import type { HeroClass, Spell } from '../../types.ts'

/** A monster on a label, and in a sentence. */
export interface Noun {
  readonly name: string
  readonly the: string
}

/** A chamber: as its label, with its article, as where one is, and as where one goes. */
export interface Chamber extends Noun {
  readonly in: string
  readonly into: string
}

/** `der Troll`; with an adjective the label ends otherwise: `Blauer Drache`, but `der Blaue Drache`. */
const noun = (the: string, name = the.replace(/^\S+ /, '')): Noun => ({ name, the })
const die = (name: string): Chamber => ({
  name,
  the: `die ${name}`,
  in: `in der ${name}`,
  into: `in die ${name}`,
})
const das = (name: string): Chamber => ({ name, the: `das ${name}`, in: `im ${name}`, into: `ins ${name}` })

export const MONSTERS: Readonly<Record<string, Noun>> = {
  Goblin: noun('der Goblin'),
  'Dire Rat': noun('die Schreckensratte'),
  Kobold: noun('der Kobold'),
  Skeleton: noun('das Skelett'),
  Minotaur: noun('der Minotaurus'),
  Ghoul: noun('der Ghul'),
  Orc: noun('der Ork'),
  Gnoll: noun('der Gnoll'),
  'Giant Lizard': noun('die Riesenechse'),
  Hobgoblin: noun('der Hobgoblin'),
  'Cage Trap': noun('die Käfigfalle'),
  Zombie: noun('der Zombie'),
  Lizardfolk: noun('der Echsenmensch'),
  Ogre: noun('der Oger'),
  Gargoyle: noun('der Wasserspeier'),
  'Evil Cleric': noun('der böse Kleriker', 'Böser Kleriker'),
  Werewolf: noun('der Werwolf'),
  'Evil Rogue': noun('der böse Schurke', 'Böser Schurke'),
  'Giant Spider': noun('die Riesenspinne'),
  'Slide Trap': noun('die Rutschfalle'),
  'Green Slime': noun('der Grünschleim'),
  Mummy: noun('die Mumie'),
  Drow: noun('der Dunkelelf'),
  Troll: noun('der Troll'),
  Owlbear: noun('der Eulenbär'),
  Duergar: noun('der Grauzwerg'),
  'Hill Giant': noun('der Hügelriese'),
  'Gelatinous Cube': noun('der Gallertwürfel'),
  Witch: noun('die Hexe'),
  Drider: noun('der Drider'),
  'Fire Giant': noun('der Feuerriese'),
  'Black Pudding': noun('der Schwarze Pudding', 'Schwarzer Pudding'),
  Vampire: noun('der Vampir'),
  'Mind Flayer': noun('der Gedankenschinder'),
  'Blue Dragon': noun('der Blaue Drache', 'Blauer Drache'),
  'Evil Wizard': noun('der böse Zauberer', 'Böser Zauberer'),
  'Black Dragon': noun('der Schwarze Drache', 'Schwarzer Drache'),
  'Red Dragon': noun('der Rote Drache', 'Roter Drache'),
  'Purple Worm': noun('der Purpurwurm'),
  'Carrion Crawler': noun('der Aaskriecher'),
  Dracolich: noun('der Drakolich'),
}

export const TREASURES: Readonly<Record<string, string>> = {
  'Sack of Gold': 'Sack voll Gold',
  'Secret Door': 'Geheimtür',
  'Magic Sword': 'Magisches Schwert',
  'Silver Cup': 'Silberbecher',
  'Silver Ring': 'Silberring',
  'Gold Cup': 'Goldbecher',
  'Gold Ring': 'Goldring',
  'ESP Medallion': 'ESP-Medaillon',
  'Silver Coffer': 'Silberschatulle',
  'Huge Emerald': 'Riesensmaragd',
  'Jade Idol': 'Jadegötze',
  'Huge Sapphire': 'Riesensaphir',
  'Crystal Ball': 'Kristallkugel',
  'Silver Necklace': 'Silberkette',
  'Huge Ruby': 'Riesenrubin',
  'Gold Necklace': 'Goldkette',
  'Huge Diamond': 'Riesendiamant',
}

export const CHAMBERS: Readonly<Record<string, Chamber>> = {
  'Great Hall': { ...die('Große Halle'), in: 'in der Großen Halle' },
  Kitchen: die('Küche'),
  'Guard Room': die('Wachstube'),
  Armory: die('Waffenkammer'),
  Storeroom: das('Lager'),
  Crypt: die('Gruft'),
  'Dark Cell': die('Dunkelzelle'),
  Laboratory: das('Labor'),
  "Wizard's Vault": das('Gewölbe des Zauberers'),
  "Queen's Vault": das('Gewölbe der Königin'),
  "Queen's Annex": das('Gemach der Königin'),
  "King's Library": die('Bibliothek des Königs'),
  "King's Vault": das('Gewölbe des Königs'),
}

/** Of a man and of a woman. */
export const CLASS_NAMES: Readonly<Record<HeroClass, readonly [he: string, she: string]>> = {
  rogue: ['Schurke', 'Schurkin'],
  cleric: ['Kleriker', 'Klerikerin'],
  fighter: ['Kämpfer', 'Kämpferin'],
  wizard: ['Zauberer', 'Zauberin'],
}

export const HEROINES: ReadonlySet<string> = new Set(['Pip', 'Wren', 'Hilda', 'Ada', 'Ilse'])

export const SPELL_NAMES: Readonly<Record<Spell, string>> = {
  fireball: 'Feuerball',
  lightning: 'Blitz',
  teleport: 'Teleport',
}
