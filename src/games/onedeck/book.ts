/** The content with what the rules look up all the time worked out once. */
import { ARMOR, bitsOfColour, HEROIC, KINDS, MANA, valueOf } from './dice.ts'
import {
  BOX_COLOURS,
  type Box,
  type Content,
  type Deed,
  EDITIONS,
  type Edition,
  type Encounter,
  type Item,
  type Passive,
  type Powers,
  type Printing,
  type Scene,
  type Side,
  type Trait,
} from './types.ts'

/** A box with its number known. */
export interface BoxFact {
  /** 0 strength, 1 agility, 2 magic, 3 any. */
  readonly colour: number
  readonly need: number
  readonly wide: boolean
  readonly armor: boolean
  readonly skull: boolean
  readonly damage: number
  readonly time: number
  /** The kinds of dice it takes, as bits. */
  readonly takes: number
}

/** Everything that weighs on an encounter, of foe and floors together. */
export interface Burden {
  /** Bits by value. */
  readonly discards: number
  readonly timeFor: number
  readonly weakens: boolean
  readonly converts: number
  readonly burns: number
  readonly chills: number
  readonly drains: boolean
  readonly fades: number
  readonly undying: number
  readonly escapes: boolean
  readonly winds: number
  readonly storms: boolean
  readonly regrows: boolean
  readonly twice: boolean
}

/** The boxes and abilities of one encounter on one floor. */
export interface Sheet {
  readonly scene: Scene
  readonly boxes: readonly BoxFact[]
  /** How many of the boxes are the card's own; the others are the dungeon's. */
  readonly own: number
  /** Bits by box. */
  readonly armor: number
  readonly skulls: number
  readonly burden: Burden
}

export interface CardFact {
  readonly name: string
  readonly encounter: number
  readonly xp: number
  readonly item: Item
  /** The deed it teaches as a skill or potion, or -1. */
  readonly skill: number
  readonly potion: number
  readonly isPeril: boolean
}

/** What floors do outside encounters, added up over the visible ones. */
export interface Ground {
  readonly turnTime: number
  readonly floorTime: number
  readonly exploreTime: number
  readonly doors: number
}

export interface Shelf {
  readonly printing: Printing
  readonly cards: readonly CardFact[]
  readonly deeds: readonly Deed[]
  readonly sheets: readonly Sheet[]
  /** By dungeon, floor, encounter, then way or number of open doors: index into `sheets`. */
  readonly rooms: readonly (readonly (readonly (readonly number[])[])[])[]
  /** By dungeon and damage on the boss. */
  readonly bosses: readonly (readonly number[])[]
  readonly grounds: readonly (readonly Ground[])[]
  /** By talent: its deed, or -1. */
  readonly talentDeeds: readonly number[]
  readonly invisibility: number
  /** Every card once. */
  readonly deck: readonly number[]
  /** By hero, without talents: on the 1P and on the 2P side. */
  readonly alone: readonly Innate[]
  readonly together: readonly Innate[]
}

/** What a hero brings from the hero card alone. */
export interface Innate {
  readonly known: readonly number[]
  readonly powers: Powers
}

export type Book = Readonly<Record<Edition, Shelf>>

const MOST_DOORS = 4

export function bookOf(content: Content): Book {
  const shelves = EDITIONS.map(edition => shelfOf(content[edition]))
  const [first, revised] = shelves
  if (!first || !revised) throw new Error('A printing is missing')
  return { first, revised }
}

export function deedIndex(deeds: readonly Deed[], id: string): number {
  return deeds.findIndex(deed => deed.id === id)
}

function deedsOf(printing: Printing): Deed[] {
  const starting = printing.heroes.flatMap(hero => [hero.one.start, hero.two.start])
  return [
    ...printing.skills,
    ...printing.potions,
    ...printing.basics,
    ...starting.flatMap(start => ('does' in start ? [start] : [])),
    ...printing.talents.flatMap(talent => (talent.deed ? [talent.deed] : [])),
  ]
}

function shelfOf(printing: Printing): Shelf {
  const deeds = deedsOf(printing)
  const sheets: Sheet[] = []
  const add = (sheet: Sheet): number => sheets.push(sheet) - 1
  const floors = [1, 2, 3]
  return {
    printing,
    deeds,
    cards: printing.encounters.flatMap((encounter, index) => cardFacts(encounter, index, printing, deeds)),
    rooms: printing.dungeons.map((_, dungeon) =>
      floors.map(floor =>
        printing.encounters.map(encounter => sheetsOf(printing, dungeon, floor, encounter).map(add)),
      ),
    ),
    bosses: printing.dungeons.map((_, dungeon) => bossSheets(printing, dungeon).map(add)),
    grounds: printing.dungeons.map((_, dungeon) => floors.map(floor => groundOf(printing, dungeon, floor))),
    talentDeeds: printing.talents.map(talent => (talent.deed ? deedIndex(deeds, talent.deed.id) : -1)),
    invisibility: printing.potions.findIndex(potion => potion.id === 'invisibility') + printing.skills.length,
    sheets,
    deck: printing.encounters.flatMap((_, index) => [index * 2, index * 2 + 1]),
    alone: printing.heroes.map(({ one }) => innateOf(deeds, one)),
    together: printing.heroes.map(({ two }) => innateOf(deeds, two)),
  }
}

function innateOf(deeds: readonly Deed[], { start }: Side): Innate {
  const isPassive = 'passive' in start
  return {
    known: isPassive ? [] : [deedIndex(deeds, start.id)],
    powers: added(isPassive ? [start.passive] : []),
  }
}

function cardFacts(
  encounter: Encounter,
  index: number,
  printing: Printing,
  deeds: readonly Deed[],
): CardFact[] {
  return encounter.copies.map(({ item, loot }) => {
    const deed = deedIndex(deeds, loot)
    const isPotion = printing.potions.some(potion => potion.id === loot)
    return {
      name: encounter.name,
      encounter: index,
      xp: encounter.xp,
      item,
      skill: isPotion ? -1 : deed,
      potion: isPotion ? deed : -1,
      isPeril: encounter.ways.length > 0,
    }
  })
}

function visible(printing: Printing, dungeon: number, floor: number) {
  return printing.dungeons[dungeon]?.floors.slice(0, floor) ?? []
}

/** One sheet for each way of a peril; for a foe one for each number of open doors if that matters. */
function sheetsOf(printing: Printing, dungeon: number, floor: number, encounter: Encounter): Sheet[] {
  const floors = visible(printing, dungeon, floor)
  const traits = [...(encounter.trait ? [encounter.trait] : []), ...floors.map(({ trait }) => trait)]
  if (encounter.ways.length > 0) {
    const side = floors.flatMap(({ peril }) => peril)
    return encounter.ways.map(way => sheetOf('peril', [way.box], side, traits, 0))
  }
  const side = floors.flatMap(({ combat }) => combat)
  const swarms = encounter.trait?.swarms ?? 0
  const counts = swarms > 0 ? Array.from({ length: MOST_DOORS + 1 }, (_, doors) => doors) : [0]
  return counts.map(doors => sheetOf('combat', encounter.boxes, side, traits, swarms * doors))
}

function bossSheets(printing: Printing, dungeon: number): Sheet[] {
  const boss = printing.dungeons[dungeon]?.boss
  if (!boss) return []
  const { times = 0, least = 0 } = boss.trait.grows ?? {}
  return Array.from({ length: boss.health * 2 + 1 }, (_, damage) =>
    sheetOf('boss', boss.boxes, [], [boss.trait], Math.max(least, times * damage)),
  )
}

function sheetOf(
  scene: Scene,
  own: readonly Box[],
  side: readonly Box[],
  traits: readonly Trait[],
  x: number,
): Sheet {
  const plated = traits.find(trait => trait.plates !== undefined)?.plates
  const shuns = traits.some(trait => trait.shuns)
  const boxes = [...own, ...side].map(box => boxFact(box, x, plated === box.colour, shuns))
  const bits = (test: (box: BoxFact) => boolean) =>
    boxes.reduce((mask, box, index) => (test(box) ? mask | (1 << index) : mask), 0)
  return {
    scene,
    boxes,
    own: own.length,
    armor: bits(box => box.armor),
    skulls: bits(box => box.skull),
    burden: burdenOf(traits),
  }
}

function boxFact(box: Box, x: number, plated: boolean, shuns: boolean): BoxFact {
  const colour = BOX_COLOURS.indexOf(box.colour)
  const fact = { ...box, colour, need: box.need ?? x, armor: box.armor || plated }
  return { ...fact, takes: takenKinds(fact, shuns && box.skull) }
}

/** O-41 to O-43: dice of its colour or heroic ones, high enough if the box is small. */
function takenKinds(box: Omit<BoxFact, 'takes'>, noHeroic: boolean): number {
  const coloured =
    box.colour === 3 ? bitsOfColour(0) | bitsOfColour(1) | bitsOfColour(2) : bitsOfColour(box.colour)
  const heroic = bitsOfColour(HEROIC) | (box.armor ? 1 << ARMOR : 0)
  const mask = (coloured | (noHeroic ? 0 : heroic)) & ~(1 << MANA)
  let high = 0
  for (let kind = 0; kind < KINDS; kind++) if (box.wide || valueOf(kind) >= box.need) high |= 1 << kind
  return mask & high
}

function burdenOf(traits: readonly Trait[]): Burden {
  const sum = (of: (trait: Trait) => number | undefined) =>
    traits.reduce((total, trait) => total + (of(trait) ?? 0), 0)
  const most = (of: (trait: Trait) => number | undefined) => Math.max(0, ...traits.map(t => of(t) ?? 0))
  return {
    discards: traits.flatMap(t => t.discards ?? []).reduce((mask, value) => mask | (1 << value), 0),
    timeFor: most(t => t.timeFor),
    weakens: traits.some(t => t.weakens),
    converts: Math.max(
      2,
      most(t => t.converts),
    ),
    burns: sum(t => t.burns),
    chills: sum(t => t.chills),
    drains: traits.some(t => t.drains),
    fades: sum(t => t.fades),
    undying: sum(t => t.undying),
    escapes: traits.some(t => t.escapes),
    winds: most(t => t.winds),
    storms: traits.some(t => t.storms),
    regrows: traits.some(t => t.regrows),
    twice: traits.some(t => t.twice),
  }
}

function groundOf(printing: Printing, dungeon: number, floor: number): Ground {
  const traits = visible(printing, dungeon, floor).map(({ trait }) => trait)
  const sum = (of: (trait: Trait) => number | undefined) =>
    traits.reduce((total, trait) => total + (of(trait) ?? 0), 0)
  return {
    turnTime: sum(t => t.turnTime),
    floorTime: sum(t => t.floorTime),
    exploreTime: sum(t => t.exploreTime),
    doors: Math.min(MOST_DOORS, ...traits.map(t => t.doors ?? MOST_DOORS)),
  }
}

/** What always works for this hero, of the starting skill and the talents, added up. */
export function powersOf(shelf: Shelf, start: Side['start'] | undefined, talents: readonly number[]): Powers {
  const own = start && 'passive' in start ? [start.passive] : []
  return added([...own, ...talents.flatMap(index => shelf.printing.talents[index]?.passive ?? [])])
}

function added(all: readonly Passive[]): Powers {
  const sum = (name: Exclude<keyof Passive, 'stealth'>) =>
    all.reduce((total, passive) => total + Number(passive[name] ?? 0), 0)
  return {
    stealth: all.find(passive => passive.stealth)?.stealth ?? '',
    descendHeal: sum('descendHeal'),
    plate: sum('plate'),
    kiting: sum('kiting'),
    health: sum('health'),
    tokens: sum('tokens'),
    firstAid: sum('firstAid'),
    fortitude: sum('fortitude'),
    planning: sum('planning'),
    speed: sum('speed'),
    knowledge: sum('knowledge'),
    foresight: sum('foresight'),
    veteran: sum('veteran'),
  }
}
