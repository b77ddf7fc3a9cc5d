/** The skills of the encounter deck. A combat skill also works in boss rounds. */
import type { Ability, Cost, Gift, Scene, Verb } from '../types.ts'

export const free: Cost = { kind: 'free' }
const strength = (count: number): Cost => ({ kind: 'dice', colour: 'S', count })
const agility = (count: number): Cost => ({ kind: 'dice', colour: 'A', count })
const mana = (count: number): Cost => ({ kind: 'mana', count })

export const FIGHTS: readonly Scene[] = ['combat', 'boss']
export const ANYWHERE: readonly Scene[] = ['combat', 'peril', 'boss']

function gain(...dice: Gift[]): Verb {
  return { verb: 'gain', dice, whose: 'own' }
}
export function roll(...dice: Extract<Verb, { verb: 'roll' }>['dice']): Verb {
  return { verb: 'roll', dice }
}
export const prevent = (damage: number, time = 0, boss = damage): Verb => ({
  verb: 'prevent',
  damage,
  time,
  boss,
})
const S = (value: number): Gift => ({ colour: 'S', value })
const A = (value: number): Gift => ({ colour: 'A', value })
const M = (value: number): Gift => ({ colour: 'M', value })
const H = (value: number): Gift => ({ colour: 'H', value })

/** What is printed of an ability, with its German. */
export type Printed = Required<Pick<Ability, 'id' | 'name' | 'text' | 'de'>> & Pick<Ability, 'icon'>

function skill(printed: Printed, cost: Cost, scenes: readonly Scene[], ...does: Verb[]): Ability {
  return { ...printed, cost, scenes, does }
}

export const LUCKY: Verb = { verb: 'reroll', most: 1, whose: 'own', values: [1, 2, 3, 4, 5, 6] }
const nudge: Verb = { verb: 'raise', most: 1, whose: 'own' }

export const SKILLS: readonly Ability[] = [
  skill(
    {
      id: 'accuracy',
      name: 'Accuracy',
      text: 'Gain a heroic 6.',
      de: { name: 'Präzision', text: 'Du bekommst eine Helden-6.' },
    },
    agility(3),
    ANYWHERE,
    gain(H(6)),
  ),
  skill(
    {
      id: 'armor-crush',
      name: 'Armor Crush',
      text: 'Gain a heroic 6 that may only go on an armor box.',
      de: { name: 'Rüstungsbrecher', text: 'Du bekommst eine Helden-6, nur für ein Rüstungsfeld.' },
    },
    strength(1),
    FIGHTS,
    gain({ ...H(6), only: 'armor' }),
  ),
  skill(
    {
      id: 'backstab',
      name: 'Backstab',
      text: 'Roll 2 strength dice.',
      de: { name: 'Meucheln', text: 'Wirf 2 Stärkewürfel.' },
    },
    agility(1),
    FIGHTS,
    roll('S', 'S'),
  ),
  skill(
    {
      id: 'brute-force',
      name: 'Brute Force',
      text: 'Turn any number of your 5s into strength 6s.',
      de: { name: 'Rohe Gewalt', text: 'Beliebig viele deiner Fünfen werden zu Stärke-6.' },
    },
    free,
    ANYWHERE,
    {
      verb: 'turn',
      most: 99,
      value: 5,
      into: 'S',
      to: 6,
    },
  ),
  skill(
    {
      id: 'chaotic-aura',
      name: 'Chaotic Aura',
      text: 'Name a value: up to five of your dice of that value become 6.',
      de: {
        name: 'Chaosaura',
        text: 'Nenne eine Zahl: Bis zu fünf deiner Würfel mit dieser Zahl werden zu 6.',
      },
    },
    mana(6),
    FIGHTS,
    { verb: 'set', to: 6, most: 5, named: true },
  ),
  skill(
    {
      id: 'cleave',
      name: 'Cleave',
      text: 'Up to four of your dice go up by 1.',
      de: { name: 'Spalten', text: 'Bis zu vier deiner Würfel steigen um 1.' },
    },
    strength(1),
    FIGHTS,
    {
      verb: 'raise',
      most: 4,
      whose: 'own',
    },
  ),
  skill(
    {
      id: 'consistency',
      name: 'Consistency',
      text: 'Any of your dice become 4.',
      de: { name: 'Beständigkeit', text: 'Beliebige deiner Würfel werden zu 4.' },
    },
    agility(1),
    FIGHTS,
    {
      verb: 'set',
      to: 4,
      most: 99,
    },
  ),
  skill(
    {
      id: 'critical-strikes',
      name: 'Critical Strikes',
      text: 'Up to two of your agility dice become heroic dice of the same value.',
      de: {
        name: 'Kritische Treffer',
        text: 'Bis zu zwei deiner Geschickwürfel werden zu Heldenwürfeln mit derselben Zahl.',
      },
    },
    free,
    FIGHTS,
    { verb: 'turn', most: 2, colour: 'A', into: 'H' },
  ),
  skill(
    {
      id: 'crushing-blow',
      name: 'Crushing Blow',
      text: 'Gain a strength 6.',
      de: { name: 'Wuchtschlag', text: 'Du bekommst eine Stärke-6.' },
    },
    strength(1),
    FIGHTS,
    gain(S(6)),
  ),
  skill(
    {
      id: 'crushing-fist',
      name: 'Crushing Fist',
      text: 'Gain two strength 6s.',
      de: { name: 'Wuchtfaust', text: 'Du bekommst zwei Stärke-6.' },
    },
    mana(6),
    FIGHTS,
    gain(S(6), S(6)),
  ),
  skill(
    {
      id: 'dexterity',
      name: 'Dexterity',
      text: 'Gain an agility 6.',
      de: { name: 'Fingerfertigkeit', text: 'Du bekommst eine Geschick-6.' },
    },
    agility(1),
    FIGHTS,
    gain(A(6)),
  ),
  skill(
    {
      id: 'dodge',
      name: 'Dodge',
      text: 'Prevent 1 damage, 2 in a boss round.',
      de: { name: 'Ausweichen', text: 'Verhindere 1 Schaden, gegen den Boss 2.' },
    },
    agility(1),
    FIGHTS,
    prevent(1, 0, 2),
  ),
  skill(
    {
      id: 'flameweave',
      name: 'Flameweave',
      text: 'Gain a magic 5.',
      de: { name: 'Flammenweben', text: 'Du bekommst eine Magie-5.' },
    },
    mana(2),
    ANYWHERE,
    gain(M(5)),
  ),
  skill(
    {
      id: 'flurry',
      name: 'Flurry',
      text: 'Roll 2 agility dice and 1 strength die.',
      de: { name: 'Schlaghagel', text: 'Wirf 2 Geschickwürfel und 1 Stärkewürfel.' },
    },
    strength(2),
    FIGHTS,
    roll('A', 'A', 'S'),
  ),
  skill(
    {
      id: 'haste',
      name: 'Haste',
      text: 'Roll 2 agility dice.',
      de: { name: 'Hast', text: 'Wirf 2 Geschickwürfel.' },
    },
    mana(3),
    FIGHTS,
    roll('A', 'A'),
  ),
  skill(
    {
      id: 'lucky-familiar',
      name: 'Lucky Familiar',
      text: 'Reroll one of your dice, or raise it by 1.',
      de: { name: 'Glückstier', text: 'Wirf einen deiner Würfel neu oder erhöhe ihn um 1.' },
    },
    free,
    ANYWHERE,
    {
      verb: 'either',
      of: [LUCKY, nudge],
    },
  ),
  skill(
    {
      id: 'mana-fountain',
      name: 'Mana Fountain',
      text: 'Gain a magic 6 that only pays for spells.',
      de: { name: 'Manaquelle', text: 'Du bekommst eine Magie-6, nur zum Bezahlen von Zaubern.' },
    },
    free,
    FIGHTS,
    gain({ ...M(6), only: 'mana' }),
  ),
  skill(
    {
      id: 'persistence',
      name: 'Persistence',
      text: 'Roll a strength die and a heroic die.',
      de: { name: 'Ausdauer', text: 'Wirf einen Stärkewürfel und einen Heldenwürfel.' },
    },
    strength(2),
    ANYWHERE,
    roll('S', 'H'),
  ),
  skill(
    {
      id: 'poison',
      name: 'Poison',
      text: 'Prevent up to 2 time.',
      de: { name: 'Gift', text: 'Verhindere bis zu 2 Zeit.' },
    },
    agility(1),
    ['combat'],
    prevent(0, 2),
  ),
  skill(
    {
      id: 'shimmerblast',
      name: 'Shimmerblast',
      text: 'Roll a heroic die.',
      de: { name: 'Schimmerstoß', text: 'Wirf einen Heldenwürfel.' },
    },
    mana(3),
    FIGHTS,
    roll('H'),
  ),
  skill(
    {
      id: 'static-burst',
      name: 'Static Burst',
      text: 'Gain a strength 4 and an agility 4, then raise one of your dice by 1.',
      de: {
        name: 'Blitzentladung',
        text: 'Du bekommst eine Stärke-4 und eine Geschick-4; dann erhöhe einen deiner Würfel um 1.',
      },
    },
    mana(4),
    FIGHTS,
    gain(S(4), A(4)),
    nudge,
  ),
  skill(
    {
      id: 'steady-hands',
      name: 'Steady Hands',
      text: 'Roll a heroic die.',
      de: { name: 'Ruhige Hände', text: 'Wirf einen Heldenwürfel.' },
    },
    free,
    ['peril'],
    roll('H'),
  ),
  skill(
    {
      id: 'triple-strike',
      name: 'Triple Strike',
      text: 'Gain a strength, an agility and a magic 5, then one of them becomes 6.',
      de: {
        name: 'Dreifachschlag',
        text: 'Du bekommst je eine 5 in Stärke, Geschick und Magie; dann wird eine davon zu 6.',
      },
    },
    strength(3),
    FIGHTS,
    gain(S(5), A(5), M(5)),
    { verb: 'set', to: 6, most: 1, from: 5, plain: true },
  ),
  skill(
    {
      id: 'valor',
      name: 'Valor',
      text: 'Roll a heroic die.',
      de: { name: 'Tapferkeit', text: 'Wirf einen Heldenwürfel.' },
    },
    free,
    FIGHTS,
    roll('H'),
  ),
]

const token: Cost = { kind: 'token' }

/** Healing is always known and Invisibility skips an encounter: both have rules of their own. */
export const POTIONS: readonly Ability[] = [
  skill(
    {
      id: 'clarity',
      name: 'Clarity',
      text: 'Reroll all your 1s and 2s, and roll a heroic die.',
      de: { name: 'Klarheit', text: 'Wirf alle deine Einsen und Zweien neu, dazu einen Heldenwürfel.' },
      icon: 'potionClarity',
    },
    token,
    ANYWHERE,
    { verb: 'reroll', most: 99, whose: 'own', values: [1, 2], all: true },
    roll('H'),
  ),
  skill(
    {
      id: 'heroism',
      name: 'Heroism',
      text: 'Two of your dice that are not heroic become 6.',
      de: { name: 'Heldenmut', text: 'Zwei deiner Würfel, die keine Heldenwürfel sind, werden zu 6.' },
      icon: 'potionHeroism',
    },
    token,
    ANYWHERE,
    {
      verb: 'set',
      to: 6,
      most: 2,
      plain: true,
    },
  ),
  skill(
    {
      id: 'mana',
      name: 'Mana',
      text: 'Roll 3 magic dice.',
      de: { name: 'Mana', text: 'Wirf 3 Magiewürfel.' },
      icon: 'potionMana',
    },
    token,
    ANYWHERE,
    roll('M', 'M', 'M'),
  ),
  skill(
    {
      id: 'invisibility',
      name: 'Invisibility',
      text: 'Skip an encounter and take the card as loot.',
      de: { name: 'Unsichtbarkeit', text: 'Überspring eine Begegnung und nimm die Karte als Beute.' },
      icon: 'potionInvisibility',
    },
    token,
    [],
  ),
]
