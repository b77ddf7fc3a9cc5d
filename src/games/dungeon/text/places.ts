/** The table as a list: where everybody stands, and level by level what lies there, is cleared, and leads on. */
import type { Paint, TablePart } from '../../../engine/types.ts'
import { num, spaceFact } from '../content/content-index.ts'
import { positionOf } from '../content/ids.ts'
import { heroFact, spaceNamed } from '../content/names.ts'
import { nearby } from '../content/nearby.ts'
import { type Flight, flightsOf } from '../content/stairs.ts'
import { LEVELS, NONE, type SpaceFact } from '../types.ts'
import type { DungeonScene, Standing } from '../view/scene.ts'
import type { LairView } from '../view/types.ts'
import { cardIn, goodsOf, heroFacts, lootIn, oddsOf } from './facts.ts'
import { upper } from './small.ts'
import type { Speech } from './speech.ts'

const plain: Paint = (_, text) => text

export function placesIn(
  reading: DungeonScene,
  speech: Speech,
  names: readonly string[] | undefined,
): TablePart[] {
  const { heroes, content } = reading
  const flights = flightsOf(content.pack)
  const standing = heroes.flatMap((hero, seat) => heroLine(reading, hero, names?.[seat], speech))
  return [
    { title: speech.places.heroes, lines: [...standing, ...hunterLines(reading, speech)] },
    ...Array.from({ length: LEVELS }, (_, index) => ({
      title: speech.places.level(index + 1),
      lines: levelLines(reading, index + 1, flights, speech),
    })),
  ].filter(({ lines }) => lines.length > 0)
}

function heroLine(reading: DungeonScene, hero: Standing, name: string | undefined, speech: Speech): string[] {
  const { content, view, heroes } = reading
  if (hero.hero === NONE) return []
  const isYou = view.you !== null && heroes[view.you] === hero
  const who = [isYou ? speech.you : name, speech.names.hero(heroFact(content, hero.seat.hero))]
  const facts = [...heroFacts(reading, hero, plain, speech), ...goodsOf(reading, hero, speech)]
  const where = whereIs(reading, spaceFact(content, hero.at), speech)
  return [`${who.filter(Boolean).join(', ')}, ${where}: ${facts.join(', ')}`]
}

/** A passage is told by what it lies beside. */
function whereIs({ content }: DungeonScene, place: SpaceFact, { names, places }: Speech): string {
  const near = nearby(content, place.id)
  return [names.inPlace(place), ...(near ? [places.near(near.place)] : [])].join(', ')
}

function hunterLines(reading: DungeonScene, speech: Speech): string[] {
  const { content, view } = reading
  const { hunter } = view
  if (!hunter) return []
  const card =
    hunter.card === null ? speech.board.faceDown : cardIn(reading, { ...hunter, number: 1 }, speech)
  const where = whereIs(reading, spaceNamed(content, hunter.at), speech)
  return [`${speech.board.hunter} (${card}), ${where}${oddsOf(hunter, speech)}`]
}

function levelLines(
  reading: DungeonScene,
  level: number,
  flights: readonly Flight[],
  speech: Speech,
): string[] {
  const { content, view } = reading
  const isHere = ({ at }: LairView) => num(content.level, positionOf(content.spaceIds, at)) === level
  return [
    ...view.lairs.filter(isHere).map(lair => lairLine(reading, lair, speech)),
    ...clearedLines(reading, level, speech),
    ...stairLines(reading, level, flights, speech),
  ]
}

function lairLine(reading: DungeonScene, lair: LairView, speech: Speech): string {
  const place = upper(speech.places.name(spaceNamed(reading.content, lair.at)))
  const card = lair.number === 0 ? '' : ` #${lair.number} ${cardIn(reading, lair, speech)}`
  return `${place}:${card}${oddsOf(lair, speech)}${lootIn(reading, lair, plain, speech)}`
}

/** What is done on a level, what is begun, and what is left to do. */
function clearedLines({ content, cleared }: DungeonScene, level: number, { places }: Speech): string[] {
  const lairs = (content.lairsOf[level] ?? []).map(lair => ({
    name: places.name(spaceFact(content, num(content.lairs, lair))),
    done: num(cleared, lair),
    need: num(content.lairNeed, lair),
  }))
  const done = lairs.filter(lair => lair.done >= lair.need).map(({ name }) => name)
  const waiting = lairs.filter(lair => lair.done < lair.need).map(({ name }) => name)
  const begun = lairs.filter(lair => lair.done > 0 && lair.done < lair.need)
  return [
    ...(done.length > 0 ? [places.cleared(done)] : []),
    ...begun.map(lair => places.partly(upper(lair.name), lair.done, lair.need)),
    ...(waiting.length > 0 ? [places.waiting(waiting)] : []),
  ]
}

/** From this level to each other that a flight joins with it. */
function stairLines(
  { content }: DungeonScene,
  level: number,
  flights: readonly Flight[],
  { places }: Speech,
): string[] {
  const near = (end: SpaceFact) => {
    const found = nearby(content, end.id, place => place.level === end.level)
    return places.near(found?.place ?? end)
  }
  return flights.flatMap(({ ends }) => {
    const from = ends.find(end => end.level === level)
    const to = ends.find(end => end.level !== level)
    return from && to ? [places.stairs(near(from), to.level, near(to))] : []
  })
}
