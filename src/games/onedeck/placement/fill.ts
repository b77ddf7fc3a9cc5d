/**
 * Can these dice fill these boxes? Exact: within one colour a lower die that does is never worse than a higher one, so
 * each small box tries the lowest of its colour, the lowest heroic one and the lowest dice to convert; wide boxes try
 * every least set of dice, the last one simply takes all that is left.
 */
import type { BoxFact, Sheet } from '../book.ts'
import { ARMOR, HEROIC, kindOf, PLAIN, valueOf } from '../dice.ts'

/** One step of the filling: a die laid on a box, made of several when converted. */
export interface Laying {
  readonly box: number
  /** Kinds: one die, or those that are converted into a heroic one. */
  readonly dice: readonly number[]
}

interface Fill {
  readonly sheet: Sheet
  /** All heroes' dice together, by kind. */
  readonly pool: number[]
  /** Boxes to fill, in order, and what each still needs. */
  readonly boxes: readonly number[]
  readonly needs: readonly number[]
  /** Heroic dice that conversions may still take. */
  heroic: number
  readonly steps: Laying[]
  nodes: number
}

/** So many tries for one set of boxes; past them the answer is not sure. */
const MOST_NODES = 1500

/** How much was tried, and whether any answer is not sure. */
export interface Effort {
  nodes: number
  isSure: boolean
}

export function fill(
  sheet: Sheet,
  pool: readonly number[],
  supply: readonly number[],
  target: number,
  sums: readonly number[],
  once: number,
  effort: Effort,
): Laying[] | null {
  const { boxes, needs } = orderOf(sheet, target, sums, once)
  const state: Fill = {
    sheet,
    pool: pool.slice(),
    boxes,
    needs,
    heroic: supply[HEROIC] ?? 0,
    steps: [],
    nodes: 0,
  }
  effort.nodes += 2
  if (!mayDo(state) || !canReach(state, 0, 0)) return null
  const isFilled = fillFrom(state, 0)
  effort.nodes += state.nodes
  if (!isFilled && state.nodes > MOST_NODES) effort.isSure = false
  return isFilled ? state.steps : null
}

/**
 * Necessary at any point: what each colour lacks must come from heroic dice, or from what other colours have to spare,
 * of which a conversion of n dice gives at most one n-th.
 */
function canReach({ pool, sheet, boxes, needs }: Fill, from: number, done: number): boolean {
  let [lack, spare] = [0, 0]
  for (let colour = 0; colour < HEROIC; colour++) {
    let have = 0
    for (let value = 1; value <= 6; value++) have += (pool[kindOf(colour, value)] ?? 0) * value
    for (let at = from; at < boxes.length; at++) {
      if (sheet.boxes[boxes[at] ?? 0]?.colour === colour) have -= (needs[at] ?? 0) - (at === from ? done : 0)
    }
    if (have < 0) lack -= have
    else spare += have
  }
  let heroic = (pool[ARMOR] ?? 0) * 6
  for (let value = 1; value <= 6; value++) heroic += (pool[kindOf(HEROIC, value)] ?? 0) * value
  return lack <= heroic + Math.floor(spare / sheet.burden.converts)
}

/** The hardest small boxes first, wide ones last; a skull that must be covered twice stands there twice. */
function orderOf(sheet: Sheet, target: number, sums: readonly number[], once: number) {
  const small: number[] = []
  const wide: number[] = []
  for (let box = 0; box < sheet.boxes.length; box++) {
    const fact = sheet.boxes[box]
    if (!fact || (target & (1 << box)) === 0) continue
    if (fact.wide) wide.push(box)
    else small.push(box)
    if (sheet.burden.twice && fact.skull && (once & (1 << box)) === 0) small.push(box)
  }
  const need = (box: number) => sheet.boxes[box]?.need ?? 0
  small.sort((a, b) => need(b) - need(a))
  const boxes = [...small, ...wide]
  return { boxes, needs: boxes.map(box => need(box) - (sums[box] ?? 0)) }
}

/** Cheap and necessary: enough dice and enough pips in all. */
function mayDo({ pool, boxes, needs }: Fill): boolean {
  let dice = 0
  let pips = 0
  for (let kind = 0; kind <= ARMOR; kind++) {
    if (kind === PLAIN) continue
    dice += pool[kind] ?? 0
    pips += (pool[kind] ?? 0) * valueOf(kind)
  }
  let wanted = 0
  for (const need of needs) wanted += need
  return dice >= boxes.length && pips >= wanted
}

function fillFrom(state: Fill, index: number): boolean {
  if (index === state.boxes.length) return true
  if (++state.nodes > MOST_NODES || !canReach(state, index, 0)) return false
  const box = state.boxes[index] ?? 0
  const fact = state.sheet.boxes[box]
  if (!fact) return false
  if (!fact.wide) return fillSmall(state, index, box, fact)
  if (index === state.boxes.length - 1) return fillLast(state, box, fact, state.needs[index] ?? 0)
  return fillWide(state, index, box, fact, state.needs[index] ?? 0, PLAIN + 1)
}

function fillSmall(state: Fill, index: number, box: number, fact: BoxFact): boolean {
  if (
    (state.pool[ARMOR] ?? 0) > 0 &&
    (fact.takes & (1 << ARMOR)) !== 0 &&
    tryDice(state, index, box, [ARMOR])
  )
    return true
  for (let colour = 0; colour <= HEROIC; colour++) {
    const kind = lowest(state.pool, colour, fact.takes)
    if (kind >= 0 && tryDice(state, index, box, [kind])) return true
  }
  if (!takesHeroic(fact) || fact.colour === 3 || state.heroic === 0) return false
  for (const dice of conversions(state, fact.colour, fact.need)) {
    state.heroic -= 1
    const isFilled = tryDice(state, index, box, dice)
    state.heroic += 1
    if (isFilled) return true
  }
  return false
}

function takesHeroic(fact: BoxFact): boolean {
  return (fact.takes & (1 << kindOf(HEROIC, 6))) !== 0
}

function tryDice(state: Fill, index: number, box: number, dice: readonly number[]): boolean {
  for (const kind of dice) state.pool[kind] = (state.pool[kind] ?? 0) - 1
  state.steps.push({ box, dice })
  if (fillFrom(state, index + 1)) return true
  state.steps.pop()
  for (const kind of dice) state.pool[kind] = (state.pool[kind] ?? 0) + 1
  return false
}

/** The lowest die of a colour among those the box takes, or -1. */
function lowest(pool: readonly number[], colour: number, takes: number): number {
  for (let kind = colour * 6; kind < colour * 6 + 6; kind++) {
    if ((pool[kind] ?? 0) > 0 && (takes & (1 << kind)) !== 0) return kind
  }
  return -1
}

/** Sets of dice of other colours, none below `least`, that convert into a heroic die: the lowest of each mix. */
function conversions(state: Fill, colour: number, least: number): number[][] {
  const [first = 0, second = 0] = [0, 1, 2].filter(other => other !== colour)
  const size = state.sheet.burden.converts
  const found: number[][] = []
  for (let ofFirst = size; ofFirst >= 0; ofFirst--) {
    const dice = [
      ...lowestOf(state.pool, first, least, ofFirst),
      ...lowestOf(state.pool, second, least, size - ofFirst),
    ]
    if (dice.length === size) found.push(dice)
  }
  return found
}

function lowestOf(pool: readonly number[], colour: number, least: number, count: number): number[] {
  const dice: number[] = []
  for (let kind = kindOf(colour, Math.max(1, least)); kind < colour * 6 + 6; kind++) {
    for (let left = pool[kind] ?? 0; left > 0 && dice.length < count; left--) dice.push(kind)
  }
  return dice
}

/** Every least set: dice of its colour and heroic ones from high to low, then conversions from high to low. */
function fillWide(
  state: Fill,
  index: number,
  box: number,
  fact: BoxFact,
  need: number,
  below: number,
): boolean {
  if (need <= 0) return fillFrom(state, index + 1)
  if (++state.nodes > MOST_NODES || !canReach(state, index, (state.needs[index] ?? 0) - need)) return false
  for (let kind = Math.min(below, PLAIN - 1); kind >= 0; kind--) {
    if ((state.pool[kind] ?? 0) === 0 || (fact.takes & (1 << kind)) === 0) continue
    if (add(state, index, box, fact, need, kind, [kind], valueOf(kind))) return true
  }
  if (below === PLAIN + 1 && (state.pool[ARMOR] ?? 0) > 0 && (fact.takes & (1 << ARMOR)) !== 0) {
    if (add(state, index, box, fact, need, PLAIN + 1, [ARMOR], 6)) return true
  }
  if (!takesHeroic(fact) || fact.colour === 3 || state.heroic === 0) return false
  for (let value = 6; value >= 1; value--) {
    for (const dice of conversions(state, fact.colour, value)) {
      if (!dice.some(kind => valueOf(kind) === value)) continue
      state.heroic -= 1
      const isFilled = add(state, index, box, fact, need, below, dice, value)
      state.heroic += 1
      if (isFilled) return true
    }
  }
  return false
}

function add(
  state: Fill,
  index: number,
  box: number,
  fact: BoxFact,
  need: number,
  below: number,
  dice: readonly number[],
  worth: number,
): boolean {
  for (const kind of dice) state.pool[kind] = (state.pool[kind] ?? 0) - 1
  state.steps.push({ box, dice })
  if (fillWide(state, index, box, fact, need - worth, below)) return true
  state.steps.pop()
  for (const kind of dice) state.pool[kind] = (state.pool[kind] ?? 0) + 1
  return false
}

/** The last box may have everything: its own colour and heroic dice, then the best conversions of the others. */
function fillLast(state: Fill, box: number, fact: BoxFact, need: number): boolean {
  const steps: Laying[] = []
  let left = need
  for (let kind = ARMOR; kind >= 0 && left > 0; kind--) {
    if ((fact.takes & (1 << kind)) === 0) continue
    for (let count = state.pool[kind] ?? 0; count > 0 && left > 0; count--) {
      steps.push({ box, dice: [kind] })
      left -= valueOf(kind)
    }
  }
  if (left > 0 && takesHeroic(fact) && fact.colour !== 3) left = convertRest(state, box, fact, left, steps)
  if (left > 0) return false
  state.steps.push(...steps)
  return true
}

/** Sorted from high to low and taken in order, sets lose the least. */
function convertRest(state: Fill, box: number, fact: BoxFact, need: number, steps: Laying[]): number {
  const size = state.sheet.burden.converts
  const others: number[] = []
  for (let value = 6; value >= 1; value--) {
    for (let colour = 0; colour < HEROIC; colour++) {
      if (colour === fact.colour) continue
      const kind = kindOf(colour, value)
      for (let count = state.pool[kind] ?? 0; count > 0; count--) others.push(kind)
    }
  }
  let left = need
  for (
    let at = 0, made = 0;
    at + size <= others.length && made < state.heroic && left > 0;
    at += size, made++
  ) {
    const dice = others.slice(at, at + size)
    steps.push({ box, dice })
    left -= valueOf(dice[size - 1] ?? 0)
  }
  return left
}
