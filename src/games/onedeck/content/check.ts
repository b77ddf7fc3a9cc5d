import { z } from 'zod'
import { aboutShape, faultAt, parsePack, refusePack, schemaOf } from '../../../engine/packs.ts'
import { repeated } from '../../../engine/repeated.ts'
import type { Fault, Result } from '../../../engine/types.ts'
import { SHAPES, say } from '../text/faults.ts'
import { type Content, EDITIONS, type Printing } from '../types.ts'
import { ability } from './check/abilities.ts'
import { few } from './check/atoms.ts'
import { dungeon, encounter } from './check/cards.ts'
import { hero, level, talent } from './check/heroes.ts'

/** Several times the longest printed list, of 24 skills. */
const CARDS = 500

const printing: z.ZodType<Printing> = z.strictObject({
  encounters: z.array(encounter).max(CARDS),
  skills: z.array(ability).max(CARDS),
  potions: z.array(ability).max(CARDS),
  heroes: z.array(hero).max(CARDS),
  levels: z.array(level).min(1).max(9),
  dungeons: z.array(dungeon).max(CARDS),
  talents: z.array(talent).max(CARDS),
  basics: z.array(ability).max(CARDS),
  invisibility: few,
})

const shape: z.ZodType<Content> = z.strictObject({
  about: aboutShape.optional(),
  first: printing,
  revised: printing,
})

export const schema = (): unknown => schemaOf(shape)

/** A pack is taken only if every card of it can be met and claimed; every fault gets a sentence. */
export function check(input: unknown): Result<Content> {
  const parsed = parsePack(shape, input, SHAPES)
  if (!parsed.ok) return parsed
  const faults = EDITIONS.flatMap(edition =>
    faultsOf(parsed.value[edition]).map(({ place, said }) => ({
      place: `${edition}.${place}`,
      said: say((_, language) => `${edition}.${said[language]}`),
      here: said,
    })),
  )
  return faults.length === 0 ? parsed : refusePack(faults)
}

function faultsOf(set: Printing): Fault[] {
  const faults = [
    ...twice(set.encounters, 'encounters'),
    ...skillsTwice(set),
    ...twice(set.heroes, 'heroes'),
    ...twice(set.dungeons, 'dungeons'),
    ...twice(set.talents, 'talents'),
  ]
  if (set.encounters.length < 2 || set.encounters.length > 100)
    faults.push({ place: 'encounters', said: say(t => t.deck(set.encounters.length)) })
  if (set.heroes.length === 0) faults.push({ place: 'heroes', said: say(t => t.noHeroes) })
  if (set.dungeons.length === 0) faults.push({ place: 'dungeons', said: say(t => t.noDungeons) })
  faults.push(...encounterFaults(set), ...bossFaults(set))
  if (!set.potions.some(({ id: name }) => name === 'invisibility'))
    faults.push({ place: 'potions', said: say(t => t.noInvisibility) })
  return faults
}

function encounterFaults({ encounters, skills, potions }: Printing): Fault[] {
  const loot = new Set([...skills, ...potions].map(({ id: name }) => name))
  return encounters.flatMap(({ id: name, boxes: own, ways, copies }, index) => {
    const place = `encounters.${index}`
    const faults: Fault[] = []
    if (own.length > 0 === ways.length > 0) faults.push({ place, said: say(t => t.foeOrPeril(name)) })
    if (ways.length !== 0 && ways.length !== 2)
      faults.push({ place: `${place}.ways`, said: say(t => t.twoWays(name)) })
    for (const [at, copy] of copies.entries())
      if (!loot.has(copy.loot))
        faults.push({ place: `${place}.copies.${at}.loot`, said: say(t => t.badLoot(name, copy.loot)) })
    return faults
  })
}

function bossFaults({ dungeons }: Printing): Fault[] {
  return dungeons.flatMap(({ id: name, boss }, index) =>
    boss.boxes.some(({ skull }) => skull)
      ? []
      : [{ place: `dungeons.${index}.boss.boxes`, said: say(t => t.noSkull(name)) }],
  )
}

type Entry = { readonly id: string }

function twice(list: readonly Entry[], place: string): Fault[] {
  return repeated(list, entry => entry.id).map(entry =>
    faultAt(
      place,
      list,
      entry,
      say(t => t.twice(place, entry.id)),
    ),
  )
}

/** Skills, potions and basic skills are looked up together. */
function skillsTwice({ skills, potions, basics }: Printing): Fault[] {
  const lists = { skills, potions, basics }
  return repeated<Entry>([...skills, ...potions, ...basics], entry => entry.id).map(entry => {
    const [place, list] = Object.entries<readonly Entry[]>(lists).find(([, of]) => of.includes(entry)) ?? [
      'skills',
      skills,
    ]
    return faultAt(
      place,
      list,
      entry,
      say(t => t.twice('skills', entry.id)),
    )
  })
}
