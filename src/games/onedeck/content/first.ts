/** What the first printing has differently: every figure that its rulebook states (O-211, O-222). */
import type { Ability, Boss, Encounter, HeroCard, Printing, Way } from '../types.ts'
import { hurt, skull, small, wide } from './boxes.ts'
import { ANYWHERE, free, LUCKY } from './skills.ts'

const thickSkin: Ability = {
  id: 'thick-skin',
  name: 'Thick Skin',
  text: 'If you would take 2 or more damage, take 1 less.',
  de: { name: 'Dickes Fell', text: 'Würdest du 2 oder mehr Schaden erleiden, ist es 1 weniger.' },
  cost: free,
  scenes: ANYWHERE,
  does: [{ verb: 'soften', from: 2 }],
}

/** By id: what replaces the later wording. */
const SKILLS: Readonly<Record<string, Partial<Ability>>> = {
  flameweave: { cost: { kind: 'mana', count: 3 } },
  'lucky-familiar': {
    text: 'Reroll one of your dice.',
    de: { name: 'Glückstier', text: 'Wirf einen deiner Würfel neu.' },
    does: [LUCKY],
  },
  'chaotic-aura': {
    text: 'Name a value: your dice of that value become 6.',
    de: { name: 'Chaosaura', text: 'Nenne eine Zahl: Deine Würfel mit dieser Zahl werden zu 6.' },
    does: [{ verb: 'set', to: 6, most: 99, named: true }],
  },
  'armor-crush': {
    text: 'Place a heroic 6 in an armor box.',
    de: { name: 'Rüstungsbrecher', text: 'Leg eine Helden-6 in ein Rüstungsfeld.' },
    does: [{ verb: 'crush' }],
  },
}

const yeti: Pick<Boss, 'boxes'> = {
  boxes: [
    wide('S', 22, { armor: true, skull: true }),
    small('S', 5, skull(1)),
    small('S', 6, skull(1)),
    small('M', 5, hurt(2)),
    small('M', 6, hurt(2)),
    small('S', 6, skull(1)),
    small('A', 5, hurt(2)),
    small('A', 6, hurt(2)),
  ],
}

/** The numbers on the boxes of a peril's two ways. */
const NEEDS: Readonly<Record<string, readonly [number, number]>> = {
  boulder: [10, 12],
  'flame-statues': [8, 12],
}

function firstWay(way: Way, need: number | undefined): Way {
  return need === undefined ? way : { ...way, box: { ...way.box, need } }
}

function firstEncounter(encounter: Encounter): Encounter {
  const needs = NEEDS[encounter.id]
  if (!needs) return encounter
  const ways = encounter.ways.map((way, index) => firstWay(way, needs[index]))
  const copies = encounter.copies.map(copy =>
    copy.loot === 'valor' ? { ...copy, loot: 'thick-skin' } : copy,
  )
  return { ...encounter, ways, copies }
}

function firstHero(hero: HeroCard): HeroCard {
  if (!('passive' in hero.one.start) || hero.one.start.passive.stealth === undefined) return hero
  const start = {
    name: 'Stealth',
    text: 'Instead of fleeing you may put the card on top of the deck.',
    de: { name: 'Schleichen', text: 'Statt zu fliehen, darfst du die Karte oben auf den Stapel legen.' },
    passive: { stealth: 'top' },
  } as const
  return { ...hero, one: { ...hero.one, start } }
}

export function firstPrinting(revised: Printing): Printing {
  return {
    ...revised,
    encounters: revised.encounters.map(firstEncounter),
    skills: revised.skills.map(skill =>
      skill.id === 'valor' ? thickSkin : { ...skill, ...SKILLS[skill.id] },
    ),
    heroes: revised.heroes.map(firstHero),
    levels: revised.levels.map((level, index) => ({ ...level, cost: [7, 9, 11][index] ?? level.cost })),
    dungeons: revised.dungeons.map(dungeon =>
      dungeon.id === 'yeti' ? { ...dungeon, boss: { ...dungeon.boss, ...yeti } } : dungeon,
    ),
    invisibility: 0,
  }
}
