/** Gedruckte Namen auf Deutsch. Reine Daten; was hier fehlt, heißt wie gedruckt. */
import { DECK } from './names-deck.ts'

type Names = Readonly<Record<string, string>>

/** Heldinnen und Helden, und was sie von Anfang an können. */
const HEROES: Names = {
  Warrior: 'Kriegerin',
  Rogue: 'Schurkin',
  Mage: 'Magierin',
  Paladin: 'Paladin',
  Archer: 'Schützin',
  Frenzy: 'Raserei',
  'Mana Charge': 'Manaladung',
  Valiant: 'Todesmut',
  'Daring Gamble': 'Kühnes Wagnis',
  'Eagle Eye': 'Adlerauge',
  'Second Wind': 'Zweite Luft',
  'Fearless Charge': 'Furchtloser Sturm',
  Stealth: 'Schleichen',
  Dungeoneering: 'Verlieskunde',
  'Shield Aura': 'Schildaura',
  'Power Transfer': 'Kraftübertragung',
  Armor: 'Rüstung',
  'Support Aura': 'Beistandsaura',
  Kiting: 'Abstand halten',
  'Combined Shot': 'Gemeinsamer Schuss',
}

/** Verliese, ihre Ebenen und wer unten wartet. */
const DUNGEONS: Names = {
  "Dragon's Cave": 'Drachenhöhle',
  "Hydra's Reef": 'Hydrariff',
  "Yeti's Cavern": 'Yetihöhle',
  "Lich's Tomb": 'Lichgruft',
  "Minotaur's Maze": 'Labyrinth des Minotaurus',
  'Hall of Statues': 'Statuensaal',
  'Flame Aura': 'Flammenaura',
  Dragonskin: 'Drachenhaut',
  'Sticky Surroundings': 'Zäher Morast',
  Regeneration: 'Regeneration',
  'Poison Aura': 'Giftaura',
  'Freezing Winds': 'Eiswinde',
  'Brutal Strength': 'Rohe Kraft',
  'Biting Cold': 'Beißende Kälte',
  'Undying Legions': 'Untote Heerscharen',
  'Weakness Curse': 'Schwächefluch',
  'Blade Storm': 'Klingensturm',
  'Deadly Maze': 'Tödliches Labyrinth',
  'Crumbling Walls': 'Bröckelnde Mauern',
  'Poison Dart Traps': 'Giftpfeilfallen',
  Dragon: 'Drache',
  Hydra: 'Hydra',
  Yeti: 'Yeti',
  Lich: 'Lich',
  Minotaur: 'Minotaurus',
  Dragonscale: 'Drachenschuppen',
  Regrowth: 'Nachwachsen',
  'Icy Breath': 'Eisatem',
  Undeath: 'Untod',
  Rage: 'Wut',
}

const TALENTS: Names = {
  Veteran: 'Erprobt',
  Durability: 'Zähigkeit',
  Crafty: 'Gewitzt',
  Prepared: 'Vorbereitet',
  'First Aid': 'Erste Hilfe',
  Recovery: 'Erholung',
  Grit: 'Schneid',
  Guile: 'Arglist',
  Fortitude: 'Standhaft',
  Planning: 'Planung',
  'Direct Hit': 'Volltreffer',
  Cunning: 'Schläue',
  Speed: 'Tempo',
  Knowledge: 'Wissen',
  Foresight: 'Voraussicht',
  Steady: 'Ruhig Blut',
  Push: 'Kraftakt',
}

export const NAMES: Names = { ...DECK, ...HEROES, ...DUNGEONS, ...TALENTS }
