/** What Dungeon! means to the laboratory. */
import { lookoutOf } from '../../../engine/lookout.ts'
import type { Seat } from '../../../engine/types.ts'
import type { Notes, Watcher } from '../../../engine/watch.ts'
import { indexOf } from '../content/content-index.ts'
import { idAt } from '../content/ids.ts'
import { type Action, type Content, type DungeonEvent, NONE, type State } from '../types.ts'
import type { Desk, Life } from './desk.ts'
import { type Forecast, forecastAt, goesOn, mayBeTold, settled } from './forecast.ts'
import { began, type EventOf, MEANINGS, nameOfClass } from './meanings.ts'

export function watch(pack: Content, start: State, notes: Notes, look: number | null = null): Watcher<State> {
  const lives = start.heroes.map(
    (): Life => ({ deepest: 1, foe: '', facing: '', hero: NONE, goods: new Set() }),
  )
  const desk: Desk = { content: indexOf(pack), notes, lives }
  for (const [seat, { hero }] of start.heroes.entries()) if (hero !== NONE) began(desk, seat, hero)
  const odds = lookoutOf<Action, State, Forecast>(
    look,
    (action, state) => mayBeTold(desk.content, state, action),
    (action, state) => forecastAt(desk.content, state, action),
  )
  return {
    before(action: Action, state) {
      if (odds.told && !goesOn(odds.told, state, action)) odds.drop()
      odds.before(action, state)
    },
    hear(event: DungeonEvent, state) {
      if (odds.told && settled(odds.told, event, notes)) odds.settle()
      meant(desk, event, state)
    },
    close(state) {
      for (const [seat, life] of lives.entries()) closed(desk, state, seat, life)
      return state.round
    },
  }
}

function meant<K extends DungeonEvent['kind']>(desk: Desk, event: EventOf<K>, state: State): void {
  const meaning: (typeof MEANINGS)[K] = MEANINGS[event.kind]
  meaning?.(desk, event, state)
}

/** Treasure that was known before it was taken is told nobody, so what is left of it is counted here. */
function closed({ content, notes }: Desk, { heroes }: State, seat: Seat, life: Life): void {
  const { deepest, goods } = life
  const hero = heroes[seat]
  if (!hero) return
  // Whoever is dead and was not replaced lost as what it was, as in the chronicle.
  if (life.hero !== NONE) {
    notes.was(seat, 'class', nameOfClass(content, life.hero))
    notes.was(seat, 'hero', idAt(content.heroIds, life.hero))
  }
  // A seat whose last hero was not replaced has nobody left to come home.
  if (hero.hero !== NONE) notes.ended('level', deepest, null)
  for (const card of hero.goods) {
    const treasure = idAt(content.treasureIds, card)
    if (!goods.has(treasure)) notes.had(seat, 'treasure', treasure)
    goods.add(treasure)
  }
}
