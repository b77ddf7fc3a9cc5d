/** What is told of delves in English: numbers, margins and deeds. */
import type { TaleWords, TraitWords } from '../../../../engine/tale.ts'
import { entriesOf } from '../../content/entries.ts'
import { standard } from '../../content/standard.ts'
import { options } from './options.ts'

const entries = entriesOf(standard)

const FALLS: Readonly<Record<string, string>> = { stairs: 'the Stairs', gamble: 'too much daring' }

function trait(option: string, label = options[option]?.label ?? ''): TraitWords {
  return { label, choices: options[option]?.choices ?? {} }
}

export const tales: TaleWords = {
  traits: {
    hero: trait('heroes', 'Hero'),
    party: { label: 'Size of the party', choices: {} },
    dungeon: trait('dungeon'),
    edition: trait('edition'),
    tier: trait('tier'),
  },
  numbers: {
    foes: 'foes defeated',
    perils: 'perils passed',
    damage: 'damage taken',
    level: 'level reached',
    potions: 'potions drunk',
  },
  margins: {
    healthLeft: health => (health === 1 ? 'One health left.' : `${health} health left to the weakest.`),
    bossLeft: health => `The boss had ${health} health left.`,
    floorsLeft: floors => (floors === 1 ? 'One floor above the boss.' : `${floors} floors above the boss.`),
  },
  deeds: {
    'first-foe': { name: 'First blood', text: 'Defeat a foe.' },
    'second-floor': { name: 'Mind your step', text: 'Go down to the second floor.' },
    'last-door': { name: 'Knock, knock', text: 'Go down to the boss.' },
    'fourth-level': { name: 'Old hands', text: 'Reach the fourth level.' },
    trapper: { name: 'Watch where you tread', text: 'Pass ten perils in one match.' },
    'well-read': { name: 'Well read', text: 'Learn four skills in one match.' },
    'pack-rat': { name: 'Pack rat', text: 'Take five items in one match.' },
    apothecary: { name: 'Apothecary', text: 'Identify three potions in one match.' },
    flawless: { name: 'Flawless', text: 'Come out of an encounter with neither damage nor time lost.' },
    clockwork: { name: 'Clockwork', text: 'Come out of ten encounters of one match without any loss.' },
    'four-sixes': { name: 'The dice are kind', text: 'Throw four sixes at once.' },
    dragon: { name: 'Dragonslayer', text: 'Slay the Dragon.' },
    hydra: { name: 'Every head of it', text: 'Slay the Hydra.' },
    yeti: { name: 'Out of the cold', text: 'Slay the Yeti.' },
    lich: { name: 'Dead for good', text: 'Slay the Lich.' },
    minotaur: { name: 'The way out of the maze', text: 'Slay the Minotaur.' },
    alone: { name: 'Nobody else needed', text: 'Win with a single hero.' },
    pair: { name: 'Back to back', text: 'Win with two heroes.' },
    four: { name: 'Fellowship', text: 'Win with four heroes.' },
    expert: { name: 'The hard way', text: 'Win under the Expert challenge.' },
    teetotal: { name: 'Teetotal', text: 'Win without drinking a potion.' },
    'last-drop': { name: 'To the last drop', text: 'Win with a hero who has one health left.' },
    'short-work': { name: 'Short work', text: 'Slay the boss within two rounds.' },
    dregs: { name: 'The dregs', text: 'Throw five ones and twos at once.' },
    'stair-toll': { name: 'Stair toll', text: 'Take three damage from the Stairs in one match.' },
    backfire: { name: 'Backfire', text: 'Be hurt by your own heroic skill.' },
    'wrong-door': { name: 'Wrong door, sorry', text: 'Flee five times in one match.' },
    ouch: { name: 'That will leave a mark', text: 'Take six damage in one encounter.' },
  },
  fell: by => FALLS[by] ?? `the ${entries.card(`${by}-1`)?.name ?? entries.boss(by)?.name ?? by}`,
}
