/**
 * The campaign's talents and basic skills. Names and marks come from the published game; what each talent does and
 * the two basic skills are this project's own, because no source tells them (O-114).
 */
import type { Ability, Group, LevelCard, Passive, Scene, Talent } from '../types.ts'
import { ANYWHERE, free, LUCKY, prevent, roll } from './skills.ts'

type Marks = Talent['marks']

type Named = readonly [id: string, name: string]

function works([id, name]: Named, group: Group, marks: Marks, text: string, passive: Passive): Talent {
  return { id, name, text, group, focus: false, marks, passive, ability: null }
}

function isUsed(
  [id, name]: Named,
  group: Group,
  marks: Marks,
  text: string,
  use: Pick<Ability, 'scenes' | 'does'>,
): Talent {
  const ability: Ability = { id, name, text, cost: free, ...use }
  return { id, name, text, group, focus: false, marks, passive: null, ability }
}

/** The talent that must be learned before the others of its group. */
function focus(talent: Talent): Talent {
  return { ...talent, focus: true }
}

const FOCUS: Marks = [6, 0, 0]
const EARLY: Marks = [6, 2, 0]
const LATE: Marks = [6, 4, 0]
const LAST: Marks = [6, 4, 4]
const ROOMS: readonly Scene[] = ['combat', 'peril']

export const TALENTS: readonly Talent[] = [
  works(['veteran', 'Veteran'], 'basic', [6, 0, 0], 'Start every game with a basic skill.', {
    veteran: true,
  }),
  works(['durability', 'Durability'], 'basic', LATE, '1 more health.', { health: 1 }),
  isUsed(['crafty', 'Crafty'], 'basic', LAST, 'Your next conversion takes the highest die.', {
    scenes: ROOMS,
    does: [{ verb: 'craft' }],
  }),
  focus(works(['prepared', 'Prepared'], 'prepared', FOCUS, 'Start with 1 more potion token.', { tokens: 1 })),
  works(['first-aid', 'First Aid'], 'prepared', EARLY, 'Healing potions heal 1 more.', { firstAid: 1 }),
  works(['recovery', 'Recovery'], 'prepared', LATE, 'Heal 1 when descending.', { descendHeal: 1 }),
  isUsed(['grit', 'Grit'], 'prepared', LAST, 'Prevent 1 damage.', { scenes: ['combat'], does: [prevent(1)] }),
  focus(
    isUsed(['guile', 'Guile'], 'guile', FOCUS, 'Reroll one of your dice.', { scenes: ROOMS, does: [LUCKY] }),
  ),
  works(['fortitude', 'Fortitude'], 'guile', EARLY, '3 or more damage of an encounter is 1 less.', {
    fortitude: 3,
  }),
  works(['planning', 'Planning'], 'guile', LATE, 'When exploring, one new door may be laid open.', {
    planning: true,
  }),
  isUsed(['direct-hit', 'Direct Hit'], 'guile', LAST, 'Lay one die on a skull box as 1 higher.', {
    scenes: ['boss'],
    does: [{ verb: 'strike' }],
  }),
  focus(
    isUsed(['cunning', 'Cunning'], 'cunning', FOCUS, 'Roll one more die of the chosen colour.', {
      scenes: ['peril'],
      does: [roll('chosen')],
    }),
  ),
  works(['speed', 'Speed'], 'cunning', EARLY, 'Once a floor: skip the time at the start of a turn.', {
    speed: true,
  }),
  works(['knowledge', 'Knowledge'], 'cunning', LATE, 'Level-ups cost 1 XP less.', { knowledge: 1 }),
  works(['foresight', 'Foresight'], 'cunning', LAST, 'Once a floor, when fleeing: discard that card.', {
    foresight: true,
  }),
]

export const BASICS: readonly Ability[] = [
  {
    id: 'steady',
    name: 'Steady',
    text: 'Raise one of your dice by 1.',
    cost: free,
    scenes: ANYWHERE,
    does: [{ verb: 'raise', most: 1, whose: 'own' }],
  },
  {
    id: 'push',
    name: 'Push',
    text: 'Discard one of your dice: reroll up to two others.',
    cost: { kind: 'any', count: 1 },
    scenes: ANYWHERE,
    does: [{ verb: 'reroll', most: 2, whose: 'own', values: [1, 2, 3, 4, 5, 6] }],
  },
]

export const LEVELS: readonly LevelCard[] = [
  { items: { one: 1, two: 1 }, skills: { one: 2, two: 1 }, bonus: 0, cost: 6 },
  { items: { one: 3, two: 2 }, skills: { one: 3, two: 2 }, bonus: 1, cost: 8 },
  { items: { one: 5, two: 3 }, skills: { one: 4, two: 3 }, bonus: 1, cost: 10 },
  { items: { one: 7, two: 4 }, skills: { one: 5, two: 4 }, bonus: 2, cost: 5 },
]
