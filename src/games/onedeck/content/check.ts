import { z } from 'zod'
import { parseWith } from '../../../engine/parse.ts'
import { repeated } from '../../../engine/repeated.ts'
import { done } from '../../../engine/result.ts'
import { lines } from '../../../engine/sentence.ts'
import type { Result, Sentence } from '../../../engine/types.ts'
import { refuse, SHAPES, say } from '../text/faults.ts'
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

const shape: z.ZodType<Content> = z.strictObject({ first: printing, revised: printing })

/** A pack is taken only if every card of it can be met and claimed; every fault gets a sentence. */
export function check(input: unknown): Result<Content> {
  const parsed = parseWith(shape, input, 'content', SHAPES)
  if (!parsed.ok) return parsed
  const faults = EDITIONS.flatMap(edition =>
    faultsOf(parsed.value[edition]).map(fault => say((_, language) => `${edition}.${fault[language]}`)),
  )
  return faults.length === 0 ? done(parsed.value) : refuse('content', lines(faults))
}

function faultsOf(set: Printing): Sentence[] {
  const loot = new Set([...set.skills, ...set.potions].map(({ id: name }) => name))
  const faults = [
    ...twice(set.encounters, 'encounters'),
    ...twice([...set.skills, ...set.potions, ...set.basics], 'skills'),
    ...twice(set.heroes, 'heroes'),
    ...twice(set.dungeons, 'dungeons'),
    ...twice(set.talents, 'talents'),
  ]
  if (set.encounters.length < 2 || set.encounters.length > 100)
    faults.push(say(t => t.deck(set.encounters.length)))
  if (set.heroes.length === 0) faults.push(say(t => t.noHeroes))
  if (set.dungeons.length === 0) faults.push(say(t => t.noDungeons))
  for (const { id: name, boxes: own, ways, copies } of set.encounters) {
    if (own.length > 0 === ways.length > 0) faults.push(say(t => t.foeOrPeril(name)))
    if (ways.length !== 0 && ways.length !== 2) faults.push(say(t => t.twoWays(name)))
    for (const copy of copies) if (!loot.has(copy.loot)) faults.push(say(t => t.badLoot(name, copy.loot)))
  }
  for (const { id: name, boss } of set.dungeons)
    if (!boss.boxes.some(({ skull }) => skull)) faults.push(say(t => t.noSkull(name)))
  if (!set.potions.some(({ id: name }) => name === 'invisibility')) faults.push(say(t => t.noInvisibility))
  return faults
}

function twice(list: readonly { readonly id: string }[], place: string): Sentence[] {
  return repeated(list, entry => entry.id).map(({ id }) => say(t => t.twice(place, id)))
}
