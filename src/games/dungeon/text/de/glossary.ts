/** What the laboratory counts, in German. */
import type { GlossaryText } from '../glossary.ts'
import { CLASS_NAMES, SPELL_NAMES } from './names.ts'
import { reconstructed } from './reconstructed.ts'
import { gold, heroName, monsterName, placeName, treasureName } from './say.ts'

export const glossary: GlossaryText = {
  words: {
    reconstructed,
    traits: { class: 'Klasse am Ende', hero: 'Figur am Ende', 'class-at-start': 'Klasse am Anfang' },
    kinds: {
      monster: 'Monster, denen man begegnete',
      treasure: 'Schätze, die man nahm',
      spell: 'Gewirkte Zauber, unter denen mit einem Zauberer',
      level: 'Erreichte Ebenen',
      attack: 'Angriffe von Zauberern, mit einem Zauber und ohne',
      trap: 'Ausgelöste Fallen',
    },
    scales: { level: 'Ebene' },
    dice: {
      first: 'Wer beginnt',
      book: 'Zauberbücher',
      search: 'Suche nach Türen',
      cage: 'Käfige',
      attack: 'Angriffe',
      strike: 'Schläge der Monster',
      sword: 'Magische Schwerter',
    },
    chances: {
      attack: 'Ein Angriff trifft',
      door: 'Eine Geheimtür wird gefunden',
      win: 'Ein Platz gewinnt',
      told: 'Ein Angriff oder eine Suche, wie bei der Wahl angegeben',
      unseen: 'Ein Angriff auf Verdecktes, wie bei der Wahl angegeben',
    },
    endings: {
      home: 'Mit dem Gold zurück',
      found: 'Schatz gefunden',
      slain: 'Niemand kam zurück',
      time: 'Die Zeit war um',
      limit: 'Der letzte Zug war vorbei',
    },
    losses: { monster: 'Wunden', trap: 'Züge' },
    rounds: 'Runden',
  },
  traps: { cage: 'Käfigfalle', slide: 'Rutschfalle' },
  level: level => `Ebene ${level}`,
  monster: monsterName,
  treasure: fact => `${treasureName(fact)}, ${gold(fact.value)}, Ebene ${fact.level}`,
  hero: heroName,
  class: kind => CLASS_NAMES[kind][0],
  spells: SPELL_NAMES,
  noSpell: 'Ohne Zauber',
  place: place => placeName(place).name,
}
