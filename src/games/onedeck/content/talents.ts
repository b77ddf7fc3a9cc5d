/**
 * The campaign's talents and basic skills. Names and marks come from the published game; what each talent does and
 * the two basic skills are this project's own, because no source tells them (O-114).
 */
import type { Ability, Group, LevelCard, Passive, Scene, Talent } from '../types.ts'
import { ANYWHERE, free, LUCKY, type Printed, prevent, roll } from './skills.ts'

type Marks = Talent['marks']

function works(printed: Printed, group: Group, marks: Marks, passive: Passive): Talent {
  return { ...printed, group, focus: false, marks, passive, ability: null }
}

function isUsed(printed: Printed, group: Group, marks: Marks, use: Pick<Ability, 'scenes' | 'does'>): Talent {
  const ability: Ability = { ...printed, cost: free, ...use }
  return { ...printed, group, focus: false, marks, passive: null, ability }
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
  works(
    {
      id: 'veteran',
      name: 'Veteran',
      text: 'Start every game with a basic skill.',
      de: { name: 'Erprobt', text: 'Beginne jede Partie mit einer Grundfertigkeit.' },
    },
    'basic',
    [6, 0, 0],
    {
      veteran: true,
    },
  ),
  works(
    {
      id: 'durability',
      name: 'Durability',
      text: '1 more health.',
      de: { name: 'Zähigkeit', text: '1 Leben mehr.' },
    },
    'basic',
    LATE,
    { health: 1 },
  ),
  isUsed(
    {
      id: 'crafty',
      name: 'Crafty',
      text: 'Your next conversion takes the highest die.',
      de: { name: 'Gewitzt', text: 'Dein nächstes Umwandeln gibt den höchsten Würfel.' },
    },
    'basic',
    LAST,
    {
      scenes: ROOMS,
      does: [{ verb: 'craft' }],
    },
  ),
  focus(
    works(
      {
        id: 'prepared',
        name: 'Prepared',
        text: 'Start with 1 more potion token.',
        de: { name: 'Vorbereitet', text: 'Beginne mit 1 Trankmarke mehr.' },
      },
      'prepared',
      FOCUS,
      { tokens: 1 },
    ),
  ),
  works(
    {
      id: 'first-aid',
      name: 'First Aid',
      text: 'Healing potions heal 1 more.',
      de: { name: 'Erste Hilfe', text: 'Heiltränke heilen 1 mehr.' },
    },
    'prepared',
    EARLY,
    { firstAid: 1 },
  ),
  works(
    {
      id: 'recovery',
      name: 'Recovery',
      text: 'Heal 1 when descending.',
      de: { name: 'Erholung', text: 'Heile 1 beim Hinabsteigen.' },
    },
    'prepared',
    LATE,
    { descendHeal: 1 },
  ),
  isUsed(
    {
      id: 'grit',
      name: 'Grit',
      text: 'Prevent 1 damage.',
      de: { name: 'Schneid', text: 'Verhindere 1 Schaden.' },
    },
    'prepared',
    LAST,
    { scenes: ['combat'], does: [prevent(1)] },
  ),
  focus(
    isUsed(
      {
        id: 'guile',
        name: 'Guile',
        text: 'Reroll one of your dice.',
        de: { name: 'Arglist', text: 'Wirf einen deiner Würfel neu.' },
      },
      'guile',
      FOCUS,
      { scenes: ROOMS, does: [LUCKY] },
    ),
  ),
  works(
    {
      id: 'fortitude',
      name: 'Fortitude',
      text: '3 or more damage of an encounter is 1 less.',
      de: { name: 'Standhaft', text: '3 oder mehr Schaden einer Begegnung sind 1 weniger.' },
    },
    'guile',
    EARLY,
    {
      fortitude: 3,
    },
  ),
  works(
    {
      id: 'planning',
      name: 'Planning',
      text: 'When exploring, one new door may be laid open.',
      de: { name: 'Planung', text: 'Beim Erkunden darf eine neue Tür aufgedeckt werden.' },
    },
    'guile',
    LATE,
    {
      planning: true,
    },
  ),
  isUsed(
    {
      id: 'direct-hit',
      name: 'Direct Hit',
      text: 'Lay one die on a skull box as 1 higher.',
      de: { name: 'Volltreffer', text: 'Leg einen Würfel auf ein Schädelfeld, als wäre er 1 höher.' },
    },
    'guile',
    LAST,
    {
      scenes: ['boss'],
      does: [{ verb: 'strike' }],
    },
  ),
  focus(
    isUsed(
      {
        id: 'cunning',
        name: 'Cunning',
        text: 'Roll one more die of the chosen colour.',
        de: { name: 'Schläue', text: 'Wirf einen Würfel der gewählten Farbe mehr.' },
      },
      'cunning',
      FOCUS,
      {
        scenes: ['peril'],
        does: [roll('chosen')],
      },
    ),
  ),
  works(
    {
      id: 'speed',
      name: 'Speed',
      text: 'Once a floor: skip the time at the start of a turn.',
      de: { name: 'Tempo', text: 'Einmal je Ebene: Spar dir die Zeit am Anfang eines Zuges.' },
    },
    'cunning',
    EARLY,
    {
      speed: true,
    },
  ),
  works(
    {
      id: 'knowledge',
      name: 'Knowledge',
      text: 'Level-ups cost 1 XP less.',
      de: { name: 'Wissen', text: 'Aufsteigen kostet 1 EP weniger.' },
    },
    'cunning',
    LATE,
    { knowledge: 1 },
  ),
  works(
    {
      id: 'foresight',
      name: 'Foresight',
      text: 'Once a floor, when fleeing: discard that card.',
      de: { name: 'Voraussicht', text: 'Einmal je Ebene beim Fliehen: Leg die Karte ab.' },
    },
    'cunning',
    LAST,
    {
      foresight: true,
    },
  ),
]

export const BASICS: readonly Ability[] = [
  {
    id: 'steady',
    name: 'Steady',
    text: 'Raise one of your dice by 1.',
    de: { name: 'Ruhig Blut', text: 'Erhöhe einen deiner Würfel um 1.' },
    cost: free,
    scenes: ANYWHERE,
    does: [{ verb: 'raise', most: 1, whose: 'own' }],
  },
  {
    id: 'push',
    name: 'Push',
    text: 'Discard one of your dice: reroll up to two others.',
    de: { name: 'Kraftakt', text: 'Leg einen deiner Würfel ab: Wirf bis zu zwei andere neu.' },
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
