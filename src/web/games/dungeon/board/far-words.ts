/** What one should know before setting out. */
import type { Route } from '../journey/routes.ts'
import { placeName } from '../names.ts'
import type { Plan } from '../plan.ts'
import { text } from '../text/index.ts'

/** The rooms that have to be faced on the way; nothing where it is clear. */
export function throughWords(plan: Plan, { through }: Route): readonly string[] {
  const places = through.flatMap(space => plan.byId.get(space) ?? [])
  return places.length === 0 ? [] : [text.value.through(places.map(placeName))]
}
