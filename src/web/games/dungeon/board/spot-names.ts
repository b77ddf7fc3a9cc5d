/** What the lit spaces are called: no two alike. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { percent } from '../../../parts/odds/fractions.ts'
import type { Box } from '../box.ts'
import { lairAt } from '../buttons/buttons.ts'
import { hunterOdds, placeName } from '../names.ts'
import { isPassage, type Plan } from '../plan.ts'
import { actionOf, type Target, windTo } from '../targets.ts'
import { text } from '../text/index.ts'

/** By space. Where the wind alone does not tell two corridors apart, the way there does, or at last a number. */
export function spotNames(
  box: Box,
  view: DungeonView,
  targets: readonly Target[],
  from: string | null,
): ReadonlyMap<string, string> {
  const names = targets.map(target => nameOf(box, view, target, from))
  const ways = targets.map((target, index) => {
    const name = names[index] ?? ''
    return isTwin(names, name) ? joined([name, wayOf(box.plan, target)]) : name
  })
  return new Map(targets.map(({ space }, index): [string, string] => [space, numbered(ways, index)]))
}

function isTwin(names: readonly string[], name: string): boolean {
  return names.indexOf(name) !== names.lastIndexOf(name)
}

function numbered(names: readonly string[], index: number): string {
  const name = names[index] ?? ''
  if (!isTwin(names, name)) return name
  const before = names.slice(0, index).filter(other => other === name).length
  return joined([name, text.value.number(before + 1)])
}

/** `Room 3-2, 4 steps, Troll 42 %`. */
function nameOf(box: Box, view: DungeonView, target: Target, from: string | null): string {
  const { space, trail, choice } = target
  const words = text.value
  const { byId } = box.plan
  const [here, there] = [byId.get(from ?? ''), byId.get(space)]
  if (!there) return ''
  const wind = here && isPassage(there) ? windTo(here.centre, there.centre) : null
  const act = choice && actionOf(choice.action)
  return joined([
    act?.kind === 'ball' ? words.level(act.level) : '',
    placeName(there),
    trail.length > 1 ? words.steps(trail.length - 1) : '',
    wind === null ? '' : (words.winds[wind] ?? ''),
    monsterIn(box, view, space),
    view.hunter?.at === space ? `${words.hunter} ${hunterOdds(view)}`.trimEnd() : '',
  ])
}

/** `first 2 north, then 1 west`. */
function wayOf({ byId }: Plan, { trail }: Target): string {
  const legs: [steps: number, wind: number][] = []
  for (const [index, space] of trail.slice(1).entries()) {
    const [here, there] = [byId.get(trail[index] ?? '')?.centre, byId.get(space)?.centre]
    const wind = here && there ? windTo(here, there) : null
    const leg = legs.at(-1)
    if (leg && leg[1] === wind) leg[0] += 1
    else if (wind !== null) legs.push([1, wind])
  }
  return text.value.way(legs.map(([steps, wind]) => [steps, text.value.winds[wind] ?? '']))
}

function monsterIn({ monster }: Box, view: DungeonView, space: string): string {
  const lair = lairAt(view, space)
  const card = monster(lair?.card ?? null)
  if (!card) return ''
  const name = text.value.called(card)
  return lair?.odds ? `${name} ${percent(lair.odds.hit, 1)} %` : name
}

function joined(parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(', ')
}
