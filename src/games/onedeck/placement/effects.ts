/** What a skill may lead to, for verbs whose result is certain. Rolls are not: the search leaves them to the party. */
import { ARMOR, colourOf, HEROIC, indexOfColour, kindOf, MANA, valueOf } from '../dice.ts'
import { type Choosy, fitsVerb } from '../fits.ts'
import type { Action, Verb } from '../types.ts'
import { combinations, doing, exchange, type Node, pickAction } from './node.ts'
import { plainKinds } from './payments.ts'
import type { Problem } from './problem.ts'

export function isCertain(verb: Verb): boolean {
  if (verb.verb === 'either') return verb.of.some(isCertain)
  return verb.verb !== 'roll' && verb.verb !== 'reroll'
}

/** All that may come of these verbs, one after the other. */
export function effects(problem: Problem, node: Node, slot: number, verbs: readonly Verb[]): Node[] {
  const [verb, ...rest] = verbs
  if (!verb) return [node]
  return effectsOf(problem, node, slot, verb).flatMap(next => effects(problem, next, slot, rest))
}

function effectsOf(problem: Problem, node: Node, slot: number, verb: Verb): Node[] {
  switch (verb.verb) {
    case 'gain':
      return [gained(node, verb.whose === 'own' ? slot : 1 - slot, verb)]
    case 'raise':
      return chosen(problem, node, verb.whose === 'own' ? slot : 1 - slot, verb, 0)
    case 'set':
      return verb.named ? named(problem, node, slot, verb) : chosen(problem, node, slot, verb, 0)
    case 'turn':
      return chosen(problem, node, slot, verb, 0)
    case 'prevent': {
      const damage = problem.sheet.scene === 'boss' ? verb.boss : verb.damage
      return [{ ...node, noDamage: node.noDamage + damage, noTime: node.noTime + verb.time }]
    }
    case 'soften':
      return [{ ...node, soft: node.soft | (1 << slot) }]
    case 'craft':
      return crafted(problem, node)
    case 'crush':
      return crushed(problem, node)
    case 'strike':
      return struck(problem, node, slot)
    case 'either':
      return verb.of.flatMap((one, choice) =>
        isCertain(one) ? effectsOf(problem, doing(node, { kind: 'either', choice }), slot, one) : [],
      )
    case 'roll':
    case 'reroll':
      return []
    default:
      return []
  }
}

function gained(node: Node, slot: number, { dice }: Extract<Verb, { verb: 'gain' }>): Node {
  let next = node
  for (const { colour, value, only } of dice) {
    const index = indexOfColour(colour)
    if ((next.supply[index] ?? 0) === 0 || !next.pools[slot]) continue
    const kind = only === 'mana' ? MANA : only === 'armor' ? ARMOR : kindOf(index, value)
    next = exchange(next, slot, [], [kind])
  }
  return next
}

function named(problem: Problem, node: Node, slot: number, verb: Extract<Verb, { verb: 'set' }>): Node[] {
  const values = new Set(plainKinds(node.pools[slot] ?? []).map(valueOf))
  return [...values]
    .filter(value => value !== verb.to)
    .flatMap(value => chosen(problem, doing(node, { kind: 'name', value }), slot, verb, value))
}

/** Changing a die for the better never hurts, so as many as may be; turned dice may be wanted as they are. */
function chosen(problem: Problem, node: Node, slot: number, verb: Choosy, name: number): Node[] {
  const pool = node.pools[slot]
  if (!pool) return []
  const fits = plainKinds(pool).filter(kind => fitsVerb(node.supply, verb, kind, name))
  const better = verb.verb === 'set' ? fits.filter(kind => valueOf(kind) < verb.to) : fits
  const many = better.reduce((sum, kind) => sum + (pool[kind] ?? 0), 0)
  const most = Math.min(verb.most, many)
  const sizes = verb.verb === 'turn' ? Array.from({ length: most + 1 }, (_, size) => size) : [most]
  return sizes
    .flatMap(size => combinations(pool, better, size))
    .flatMap(dice => changed(problem, node, slot, verb, dice, name))
}

function changed(
  problem: Problem,
  node: Node,
  slot: number,
  verb: Choosy,
  dice: readonly number[],
  name: number,
): Node[] {
  let next = node
  for (const kind of dice) {
    if (!fitsVerb(next.supply, verb, kind, name)) return []
    next = exchange(next, slot, [kind], [])
    const become = changeOf(verb, kind)
    if ((next.supply[colourOf(become)] ?? 0) === 0) return []
    // A raised die waits aside until the end, so it is put back below.
    next = verb.verb === 'raise' ? next : exchange(next, slot, [], [become])
  }
  const isOpen =
    dice.length < verb.most &&
    plainKinds(next.pools[slot] ?? []).some(kind => fitsVerb(next.supply, verb, kind, name))
  if (verb.verb === 'raise')
    next = exchange(
      next,
      slot,
      [],
      dice.map(kind => kind + 1),
    )
  const picks = dice.map(kind => pickAction(problem, slot, kind))
  return [doing(next, ...picks, ...(isOpen ? [{ kind: 'enough' } as const] : []))]
}

function changeOf(verb: Choosy, kind: number): number {
  if (verb.verb === 'set') return kindOf(colourOf(kind), verb.to)
  if (verb.verb === 'turn') return kindOf(indexOfColour(verb.into), verb.to ?? valueOf(kind))
  return kind
}

/** Crafty is worth something only for a conversion: the high die with the lowest others. */
function crafted(problem: Problem, node: Node): Node[] {
  const size = problem.sheet.burden.converts
  if ((node.supply[HEROIC] ?? 0) === 0) return []
  const all = node.pools.flatMap((pool, slot) =>
    plainKinds(pool).flatMap(kind => Array.from({ length: pool[kind] ?? 0 }, () => ({ slot, kind }))),
  )
  const low = all.toSorted((a, b) => valueOf(a.kind) - valueOf(b.kind))
  const found = new Map<string, Node>()
  for (const high of all) {
    for (const others of setsOf(
      low.filter(die => die !== high && valueOf(die.kind) <= valueOf(high.kind)),
      size - 1,
    )) {
      const dice = [high, ...others]
      found.set(dice.map(die => `${die.slot}.${die.kind}`).join(), craftedOf(problem, node, dice))
    }
  }
  return [...found.values()]
}

interface Die {
  readonly slot: number
  readonly kind: number
}

function setsOf(dice: readonly Die[], size: number): Die[][] {
  if (size === 0) return [[]]
  return dice.flatMap((die, at) => setsOf(dice.slice(at + 1), size - 1).map(rest => [die, ...rest]))
}

function craftedOf(problem: Problem, node: Node, dice: readonly Die[]): Node {
  let next = node
  for (const die of dice) next = exchange(next, die.slot, [die.kind], [])
  const value = Math.max(...dice.map(die => valueOf(die.kind)))
  const slot = dice[0]?.slot ?? 0
  const isShared = dice.some(die => die.slot !== slot)
  const hero = problem.heroes[slot] ?? 0
  next = exchange(next, slot, [], [kindOf(HEROIC, value)])
  return doing(
    next,
    { kind: 'convert' },
    ...dice.map(die => pickAction(problem, die.slot, die.kind)),
    ...(isShared ? [{ kind: 'give', hero } as const] : []),
  )
}

function crushed({ sheet }: Problem, node: Node): Node[] {
  if ((node.supply[HEROIC] ?? 0) === 0) return []
  return sheet.boxes.flatMap((fact, box) => {
    if (!fact.armor || (node.full & (1 << box)) !== 0) return []
    const next = withSum(sheet.boxes[box]?.need ?? 0, node, box, 6)
    const supply = next.supply.slice()
    supply[HEROIC] = (supply[HEROIC] ?? 0) - 1
    return [doing({ ...next, supply }, { kind: 'crush', box })]
  })
}

function withSum(need: number, node: Node, box: number, more: number): Node {
  const sums = node.sums.map((sum, at) => (at === box ? sum + more : sum))
  return { ...node, sums, full: (sums[box] ?? 0) >= need ? node.full | (1 << box) : node.full }
}

/** Direct Hit is laid last, once the armor is full; the skill is named then. */
function struck({ sheet, heroes }: Problem, node: Node, slot: number): Node[] {
  const pool = node.pools[slot] ?? []
  const use = node.actions.at(-1)
  if (!use) return []
  return sheet.boxes.flatMap((fact, box) => {
    if (!fact.skull || (node.full & (1 << box)) !== 0 || sheet.burden.twice) return []
    return plainKinds(pool).flatMap(kind => {
      const isHeroic = colourOf(kind) === HEROIC
      const takes = isHeroic ? (fact.takes & (1 << kindOf(HEROIC, 6))) !== 0 : fact.colour === colourOf(kind)
      if (!takes || (!fact.wide && valueOf(kind) + 1 < fact.need)) return []
      const after = withSum(fact.need, exchange(node, slot, [kind], []), box, valueOf(kind) + 1)
      const laid: Action = { kind: 'lay', hero: heroes[slot] ?? 0, die: dieNameOf(kind), box }
      return [{ ...after, actions: node.actions.slice(0, -1), late: [...node.late, use, laid] }]
    })
  })
}

function dieNameOf(kind: number): string {
  return `${'SAMH'[Math.floor(kind / 6)]}${(kind % 6) + 1}`
}
