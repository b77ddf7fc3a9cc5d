/** Was von Partien erzählt wird, auf Deutsch: Zahlen, Abstände und Taten. */
import type { TaleWords } from '../../../../engine/tale.ts'
import { accusative } from '../../content/german.ts'
import { HEROES } from '../../content/heroes.ts'
import { MONSTERS } from '../../content/monsters.ts'
import { CLASSES } from '../../types.ts'
import { CLASS_NAMES } from './names.ts'
import { options } from './options.ts'
import { gold, heroName } from './say.ts'

const some = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`)

export const tales: TaleWords = {
  traits: {
    mode: { label: options['mode']?.label ?? '', choices: options['mode']?.choices ?? {} },
    'hunt.level': { label: options['hunt.level']?.label ?? '', choices: {} },
    class: {
      label: 'Klasse',
      choices: Object.fromEntries(CLASSES.map(name => [name, CLASS_NAMES[name][0]])),
    },
    hero: { label: 'Held', choices: Object.fromEntries(HEROES.map(hero => [hero.id, heroName(hero)])) },
  },
  numbers: {
    slain: 'erschlagene Monster',
    gold: 'getragenes Gold',
    deepest: 'tiefste Ebene',
    deaths: 'verlorene Helden',
    rounds: 'Runden',
  },
  margins: {
    goldOver: over =>
      over === 0
        ? 'Daheim mit genau so viel, wie nötig war.'
        : `Daheim mit ${gold(over)} mehr, als nötig war.`,
    goldShort: short => `${gold(short)} fehlten zum Ziel.`,
    stepsHome: steps => `Reich genug und ${some(steps, 'ein Feld', 'Felder')} von der Großen Halle entfernt.`,
    livesLeft: lives => `Noch ${some(lives, 'ein Leben', 'Leben')}.`,
  },
  deeds: {
    'fourth-level': { name: 'Auf halber Tiefe', text: 'Betritt die vierte Ebene.' },
    'sixth-level': { name: 'Ganz unten', text: 'Betritt die sechste Ebene.' },
    'hollow-wall': { name: 'Die Wand klingt hohl', text: 'Finde eine Geheimtür.' },
    'many-doors': { name: 'Durch die Wände', text: 'Finde in einer Partie drei Geheimtüren.' },
    clairvoyant: { name: 'Hellsehen', text: 'Schau dreimal mit Medaillon oder Kristallkugel voraus.' },
    rich: { name: 'Volle Taschen', text: 'Trage 20.000 Gold oder mehr auf einmal.' },
    'first-blood': { name: 'Das erste Blut', text: 'Erschlage ein Monster.' },
    dozen: { name: 'Ein rundes Dutzend', text: 'Erschlage in einer Partie zwölf Monster.' },
    'deep-killer': { name: 'Schrecken der Tiefe', text: 'Erschlage ein Monster der sechsten Ebene.' },
    'long-shot': {
      name: 'Glückstreffer',
      text: 'Erschlage etwas, das nur eine 11 oder 12 erschlagen konnte.',
    },
    'five-spells': { name: 'Feuer und Donner', text: 'Erschlage in einer Partie fünf Monster mit Zaubern.' },
    'keen-edge': { name: 'Scharfe Klinge', text: 'Führe ein Magisches Schwert, das zwei hinzufügt.' },
    'thick-skin': {
      name: 'Dickes Fell',
      text: 'Beende eine Partie mit einem Helden, der zehn Schläge überlebt hat.',
    },
    'hunter-hunted': { name: 'Der Spieß umgedreht', text: 'Erschlage das Monster, das dich jagt.' },
    home: { name: 'Zuerst in der Halle', text: 'Gewinne einen Wettlauf gegen jemanden.' },
    'full-table': { name: 'Der Stolz der Tafel', text: 'Gewinne einen Wettlauf gegen drei oder mehr.' },
    unbroken: { name: 'In einem Stück', text: 'Gewinne, ohne einen Helden zu verlieren.' },
    'second-life': { name: 'Der Nächste, bitte', text: 'Gewinne, nachdem du einen Helden verloren hast.' },
    archmage: { name: 'Erzmagier', text: 'Gewinne mit einem Zauberer oder einer Zauberin.' },
    found: { name: 'Da ist er ja', text: 'Gewinne eine Schatzsuche.' },
    'deep-hunt': {
      name: 'Nadel im tiefen Heuhaufen',
      text: 'Gewinne eine Schatzsuche auf der vierten Ebene oder tiefer.',
    },
    'beat-the-clock': { name: 'Vor dem Glockenschlag', text: 'Gewinne gegen die Uhr.' },
    'shook-off': {
      name: 'Nie zurückgeblickt',
      text: 'Gewinne, während dich ein Monster der sechsten Ebene jagt.',
    },
    'easy-miss': {
      name: 'Wie konnte das danebengehen',
      text: 'Verfehle etwas, dem schon eine 4 gereicht hätte.',
    },
    spilt: { name: 'Wie gewonnen, so zerronnen', text: 'Stirb mit 5.000 Gold oder mehr bei dir.' },
    gleaner: { name: 'Wer’s findet, dem gehört’s', text: 'Heb drei Schätze auf, die ein Held verloren hat.' },
    mousetrap: { name: 'Nicht schon wieder', text: 'Löse in einer Partie zwei Fallen aus.' },
    cat: { name: 'Sieben Leben, drei verbraucht', text: 'Verliere in einer Partie drei Helden.' },
  },
  fell: by => {
    const monster = MONSTERS.find(({ id }) => id === by)
    return monster ? accusative(monster.de.the) : by
  },
}
