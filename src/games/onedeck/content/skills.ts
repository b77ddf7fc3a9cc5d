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

function skill(
  [id, name]: readonly [id: string, name: string],
  cost: Cost,
  scenes: readonly Scene[],
  text: string,
  ...does: Verb[]
): Ability {
  return { id, name, text, cost, scenes, does }
}

export const LUCKY: Verb = { verb: 'reroll', most: 1, whose: 'own', values: [1, 2, 3, 4, 5, 6] }
const nudge: Verb = { verb: 'raise', most: 1, whose: 'own' }

export const SKILLS: readonly Ability[] = [
  skill(['accuracy', 'Accuracy'], agility(3), ANYWHERE, 'Gain a heroic 6.', gain(H(6))),
  skill(
    ['armor-crush', 'Armor Crush'],
    strength(1),
    FIGHTS,
    'Gain a heroic 6 that may only go on an armor box.',
    gain({ ...H(6), only: 'armor' }),
  ),
  skill(['backstab', 'Backstab'], agility(1), FIGHTS, 'Roll 2 strength dice.', roll('S', 'S')),
  skill(['brute-force', 'Brute Force'], free, ANYWHERE, 'Turn any number of your 5s into strength 6s.', {
    verb: 'turn',
    most: 99,
    value: 5,
    into: 'S',
    to: 6,
  }),
  skill(
    ['chaotic-aura', 'Chaotic Aura'],
    mana(6),
    FIGHTS,
    'Name a value: up to five of your dice of that value become 6.',
    { verb: 'set', to: 6, most: 5, named: true },
  ),
  skill(['cleave', 'Cleave'], strength(1), FIGHTS, 'Up to four of your dice go up by 1.', {
    verb: 'raise',
    most: 4,
    whose: 'own',
  }),
  skill(['consistency', 'Consistency'], agility(1), FIGHTS, 'Any of your dice become 4.', {
    verb: 'set',
    to: 4,
    most: 99,
  }),
  skill(
    ['critical-strikes', 'Critical Strikes'],
    free,
    FIGHTS,
    'Up to two of your agility dice become heroic dice of the same value.',
    { verb: 'turn', most: 2, colour: 'A', into: 'H' },
  ),
  skill(['crushing-blow', 'Crushing Blow'], strength(1), FIGHTS, 'Gain a strength 6.', gain(S(6))),
  skill(['crushing-fist', 'Crushing Fist'], mana(6), FIGHTS, 'Gain two strength 6s.', gain(S(6), S(6))),
  skill(['dexterity', 'Dexterity'], agility(1), FIGHTS, 'Gain an agility 6.', gain(A(6))),
  skill(['dodge', 'Dodge'], agility(1), FIGHTS, 'Prevent 1 damage, 2 in a boss round.', prevent(1, 0, 2)),
  skill(['flameweave', 'Flameweave'], mana(2), ANYWHERE, 'Gain a magic 5.', gain(M(5))),
  skill(
    ['flurry', 'Flurry'],
    strength(2),
    FIGHTS,
    'Roll 2 agility dice and 1 strength die.',
    roll('A', 'A', 'S'),
  ),
  skill(['haste', 'Haste'], mana(3), FIGHTS, 'Roll 2 agility dice.', roll('A', 'A')),
  skill(['lucky-familiar', 'Lucky Familiar'], free, ANYWHERE, 'Reroll one of your dice, or raise it by 1.', {
    verb: 'either',
    of: [LUCKY, nudge],
  }),
  skill(
    ['mana-fountain', 'Mana Fountain'],
    free,
    FIGHTS,
    'Gain a magic 6 that only pays for spells.',
    gain({ ...M(6), only: 'mana' }),
  ),
  skill(
    ['persistence', 'Persistence'],
    strength(2),
    ANYWHERE,
    'Roll a strength die and a heroic die.',
    roll('S', 'H'),
  ),
  skill(['poison', 'Poison'], agility(1), ['combat'], 'Prevent up to 2 time.', prevent(0, 2)),
  skill(['shimmerblast', 'Shimmerblast'], mana(3), FIGHTS, 'Roll a heroic die.', roll('H')),
  skill(
    ['static-burst', 'Static Burst'],
    mana(4),
    FIGHTS,
    'Gain a strength 4 and an agility 4, then raise one of your dice by 1.',
    gain(S(4), A(4)),
    nudge,
  ),
  skill(['steady-hands', 'Steady Hands'], free, ['peril'], 'Roll a heroic die.', roll('H')),
  skill(
    ['triple-strike', 'Triple Strike'],
    strength(3),
    FIGHTS,
    'Gain a strength, an agility and a magic 5, then one of them becomes 6.',
    gain(S(5), A(5), M(5)),
    { verb: 'set', to: 6, most: 1, from: 5, plain: true },
  ),
  skill(['valor', 'Valor'], free, FIGHTS, 'Roll a heroic die.', roll('H')),
]

const token: Cost = { kind: 'token' }

/** Healing is always known and Invisibility skips an encounter: both have rules of their own. */
export const POTIONS: readonly Ability[] = [
  skill(
    ['clarity', 'Clarity'],
    token,
    ANYWHERE,
    'Reroll all your 1s and 2s, and roll a heroic die.',
    { verb: 'reroll', most: 99, whose: 'own', values: [1, 2], all: true },
    roll('H'),
  ),
  skill(['heroism', 'Heroism'], token, ANYWHERE, 'Two of your dice that are not heroic become 6.', {
    verb: 'set',
    to: 6,
    most: 2,
    plain: true,
  }),
  skill(['mana', 'Mana'], token, ANYWHERE, 'Roll 3 magic dice.', roll('M', 'M', 'M')),
  skill(['invisibility', 'Invisibility'], token, [], 'Skip an encounter and take the card as loot.'),
]
