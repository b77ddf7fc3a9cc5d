/** Was von Abstiegen erzählt wird, auf Deutsch: Zahlen, Abstände und Taten. */
import type { TaleWords, TraitWords } from '../../../../engine/tale.ts'
import { entriesOf } from '../../content/entries.ts'
import { standard } from '../../content/standard.ts'
import type { Slaying } from '../../types.ts'
import { options } from './options.ts'

const entries = entriesOf(standard)

const FALLS: Readonly<Record<string, string>> = { stairs: 'die Treppe', gamble: 'zu viel Wagemut' }

function trait(option: string, label = options[option]?.label ?? ''): TraitWords {
  return { label, choices: options[option]?.choices ?? {} }
}

function slayer(entry: Slaying | undefined): string | undefined {
  return entry?.de?.den ?? entry?.de?.name ?? entry?.name
}

export const tales: TaleWords = {
  traits: {
    hero: trait('heroes', 'Held'),
    party: { label: 'Größe der Gruppe', choices: {} },
    dungeon: trait('dungeon'),
    edition: trait('edition'),
    tier: trait('tier'),
  },
  numbers: {
    foes: 'besiegte Gegner',
    perils: 'überstandene Gefahren',
    damage: 'erlittener Schaden',
    level: 'erreichte Stufe',
    potions: 'getrunkene Tränke',
  },
  margins: {
    healthLeft: health => (health === 1 ? 'Noch 1 Leben.' : `Noch ${health} Leben beim Schwächsten.`),
    bossLeft: health => `Der Boss hatte noch ${health} Leben.`,
    floorsLeft: floors => (floors === 1 ? 'Eine Ebene über dem Boss.' : `${floors} Ebenen über dem Boss.`),
  },
  deeds: {
    'first-foe': { name: 'Das erste Blut', text: 'Besiege einen Gegner.' },
    'second-floor': { name: 'Vorsicht, Stufe', text: 'Steig auf die zweite Ebene hinab.' },
    'last-door': { name: 'Klopf, klopf', text: 'Steig zum Boss hinab.' },
    'fourth-level': { name: 'Alte Hasen', text: 'Erreiche die vierte Stufe.' },
    trapper: { name: 'Achte auf deine Schritte', text: 'Überstehe in einer Partie zehn Gefahren.' },
    'well-read': { name: 'Belesen', text: 'Lerne in einer Partie vier Fertigkeiten.' },
    'pack-rat': { name: 'Hamster', text: 'Nimm in einer Partie fünf Gegenstände.' },
    apothecary: { name: 'Apotheke', text: 'Bestimme in einer Partie drei Tränke.' },
    flawless: { name: 'Makellos', text: 'Überstehe eine Begegnung ohne Schaden und ohne Zeitverlust.' },
    clockwork: { name: 'Wie ein Uhrwerk', text: 'Überstehe in einer Partie zehn Begegnungen ohne Verlust.' },
    'four-sixes': { name: 'Die Würfel sind gnädig', text: 'Wirf vier Sechsen auf einmal.' },
    dragon: { name: 'Drachentöter', text: 'Erschlage den Drachen.' },
    hydra: { name: 'Jeden Kopf davon', text: 'Erschlage die Hydra.' },
    yeti: { name: 'Aus der Kälte', text: 'Erschlage den Yeti.' },
    lich: { name: 'Endgültig tot', text: 'Erschlage den Lich.' },
    minotaur: { name: 'Der Weg aus dem Irrgarten', text: 'Erschlage den Minotaurus.' },
    alone: { name: 'Sonst niemand nötig', text: 'Gewinne mit einem einzigen Helden.' },
    pair: { name: 'Rücken an Rücken', text: 'Gewinne mit zwei Helden.' },
    four: { name: 'Gefährten', text: 'Gewinne mit vier Helden.' },
    expert: { name: 'Der harte Weg', text: 'Gewinne unter der Herausforderung für Meister.' },
    teetotal: { name: 'Abstinent', text: 'Gewinne, ohne einen Trank zu trinken.' },
    'last-drop': {
      name: 'Bis zum letzten Tropfen',
      text: 'Gewinne mit einem Helden, der noch 1 Leben hat.',
    },
    'short-work': { name: 'Kurzer Prozess', text: 'Erschlage den Boss in höchstens zwei Runden.' },
    dregs: { name: 'Der Bodensatz', text: 'Wirf fünf Einsen und Zweien auf einmal.' },
    'stair-toll': { name: 'Treppenzoll', text: 'Nimm in einer Partie drei Schaden durch die Treppe.' },
    backfire: { name: 'Schuss nach hinten', text: 'Werde durch die eigene Heldenfertigkeit verletzt.' },
    'wrong-door': { name: 'Verzeihung, falsche Tür', text: 'Flieh in einer Partie fünfmal.' },
    ouch: { name: 'Das gibt eine Narbe', text: 'Nimm in einer Begegnung sechs Schaden.' },
  },
  fell: by => FALLS[by] ?? slayer(entries.card(`${by}-1`) ?? entries.boss(by)) ?? by,
}
