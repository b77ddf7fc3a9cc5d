import { z } from 'zod'
import { parseWith } from '../../engine/parse.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { few } from './check/atoms.ts'
import { dungeon, encounter } from './check/cards.ts'
import { deed } from './check/deeds.ts'
import { hero, level, talent } from './check/heroes.ts'
import { type Content, EDITIONS, type Printing } from './types.ts'

const printing: z.ZodType<Printing> = z.strictObject({
  encounters: z.array(encounter),
  skills: z.array(deed),
  potions: z.array(deed),
  heroes: z.array(hero),
  levels: z.array(level).min(1).max(9),
  dungeons: z.array(dungeon),
  talents: z.array(talent),
  basics: z.array(deed),
  invisibility: few,
})

const shape: z.ZodType<Content> = z.strictObject({ first: printing, revised: printing })

/** A pack is taken only if every card of it can be met and claimed; every fault gets a sentence. */
export function check(input: unknown): Result<Content> {
  const parsed = parseWith(shape, input, 'content')
  if (!parsed.ok) return parsed
  const faults = EDITIONS.flatMap(edition =>
    faultsOf(parsed.value[edition]).map(fault => `${edition}.${fault}`),
  )
  return faults.length === 0 ? done(parsed.value) : refuse('content', faults.join('\n'))
}

function faultsOf(set: Printing): string[] {
  const loot = [...set.skills, ...set.potions].map(({ id: name }) => name)
  const faults = [
    ...repeated(set.encounters, 'encounters'),
    ...repeated([...set.skills, ...set.potions, ...set.basics], 'skills'),
    ...repeated(set.heroes, 'heroes'),
    ...repeated(set.dungeons, 'dungeons'),
    ...repeated(set.talents, 'talents'),
  ]
  if (set.encounters.length < 2 || set.encounters.length > 100)
    faults.push(`encounters: 2 to 100 names make a deck, not ${set.encounters.length}.`)
  if (set.heroes.length === 0) faults.push('heroes: there must be a hero.')
  if (set.dungeons.length === 0) faults.push('dungeons: there must be a dungeon.')
  for (const { id: name, boxes: own, ways, copies } of set.encounters) {
    if (own.length > 0 === ways.length > 0)
      faults.push(`encounters: "${name}" must have either boxes (a foe) or two ways (a peril).`)
    if (ways.length !== 0 && ways.length !== 2)
      faults.push(`encounters: the peril "${name}" must have two ways.`)
    for (const copy of copies)
      if (!loot.includes(copy.loot))
        faults.push(`encounters: "${name}" bears "${copy.loot}", which is no skill or potion.`)
  }
  for (const { id: name, boss } of set.dungeons)
    if (!boss.boxes.some(({ skull }) => skull))
      faults.push(`dungeons: the boss of "${name}" has no skull to strike.`)
  if (!set.potions.some(({ id: name }) => name === 'invisibility'))
    faults.push('potions: "invisibility" is missing; its rule is built in.')
  return faults
}

function repeated(list: readonly { readonly id: string }[], place: string): string[] {
  const ids = list.map(entry => entry.id)
  const twice = ids.filter((name, index) => ids.indexOf(name) !== index)
  return [...new Set(twice)].map(name => `${place}: "${name}" is there twice.`)
}
