/** The table as text: a window of the board around the hero, the monster in the way, heroes, monsters, hands. */
import type { Paint } from '../../../engine/types.ts'
import { spaceFact } from '../content/content-index.ts'
import { heroFact, monsterFact, spaceNamed, treasureFact } from '../content/names.ts'
import { STRIKE_ODDS } from '../odds/rolls.ts'
import { BLOWS, NONE } from '../types.ts'
import type { DungeonScene } from '../view/scene.ts'
import type { LairView } from '../view/types.ts'
import { cardIn, goodsOf, heroFacts, lootIn, oddsOf } from './facts.ts'
import { heroText } from './look.ts'
import { cellsIn, drawWindow, levelWindow, windowAround } from './map.ts'
import { rollText } from './odds.ts'
import type { Window } from './sheet.ts'
import { heroTag } from './spaces.ts'
import type { Names, Speech } from './speech.ts'
import { wrap } from './wrap.ts'

const HIGH = 11
const MONSTERS_SHOWN = 8

export function drawTable(reading: DungeonScene, paint: Paint, width: number, speech: Speech): string {
  const { content, view, heroes } = reading
  const at = heroes[view.you ?? view.turn]?.at ?? NONE
  const window = windowAround(content, at === NONE ? content.hall : at, cellsIn(width), HIGH)
  const lines = [
    headline(reading, paint, speech),
    ...drawWindow(reading, window, paint, speech.names),
    paint('dim', speech.board.legend),
    ...foeLines(reading, paint, speech),
    ...soloLines(reading, paint, speech),
    ...monsterLines(reading, window, paint, speech),
    ...heroes.flatMap((_, index) => heroLines(reading, index, paint, speech)),
  ]
  return lines.flatMap(line => wrap(line, width)).join('\n')
}

/** The whole of one level, for those who ask to see it. */
export function drawLevel(
  reading: DungeonScene,
  paint: Paint,
  width: number,
  level: number,
  names: Names,
): string {
  return drawWindow(reading, levelWindow(reading.content, level, cellsIn(width)), paint, names).join('\n')
}

function headline(reading: DungeonScene, paint: Paint, speech: Speech): string {
  const { board } = speech
  const { view } = reading
  const who = heroText(speech, reading, view.turn)
  const left = view.due?.step === 'move' ? `, ${board.left(view.left)}` : ''
  return `${paint('strong', board.round(view.round))}  ${paint('hero', who)}${left}`
}

/** The card in the way: what to roll, and what comes if it fails. */
function foeLines(reading: DungeonScene, paint: Paint, speech: Speech): string[] {
  const { content, view, mover } = reading
  const { foe } = view
  if (!foe?.card || !foe.odds) return []
  const { odds } = foe
  const { names, board } = speech
  const monster = monsterFact(content, foe.card)
  const level = board.level(monster.level)
  const bolts = [
    `${names.spells.fireball} ${board.percent(odds.fireball)}`,
    `${names.spells.lightning} ${board.percent(odds.lightning)}`,
  ]
  const spells = mover?.class === 'wizard' ? `  ${bolts.join(', ')}` : ''
  const blows = BLOWS.map(blow => `${board.blows[blow]} ${board.percent(STRIKE_ODDS[blow])}`).join(', ')
  const name = paint('danger', names.monster(monster))
  return [
    `${name} (${level}): ${paint('strong', rollText(speech.odds, odds.needed))}${spells}`,
    `  ${board.strikesBack}: ${blows}`,
  ]
}

function soloLines({ content, view }: DungeonScene, paint: Paint, speech: Speech): string[] {
  const { names, board } = speech
  const lines: string[] = []
  if (view.target !== null) {
    const target = treasureFact(content, view.target)
    const level = board.ofLevel(target.level)
    lines.push(`${paint('gold', board.toFind)}: ${names.treasure(target)} ${level}`)
  }
  if (view.hunter) {
    const { card, at } = view.hunter
    const name = card === null ? board.faceDown : names.monster(monsterFact(content, card))
    const where = names.inPlace(spaceNamed(content, at))
    lines.push(`${paint('danger', board.hunter)} (${name}) ${where}${oddsOf(view.hunter, speech)}`)
  }
  return lines
}

/** Numbered monsters, those in the window first. */
function monsterLines(reading: DungeonScene, window: Window, paint: Paint, speech: Speech): string[] {
  const { content, view } = reading
  const isNear = ({ at }: LairView) => {
    const [x, y] = spaceNamed(content, at).cells
    return x >= window.x && x < window.x + window.w && y >= window.y && y < window.y + window.h
  }
  const near = view.lairs.filter(isNear)
  const lairs = [...near, ...view.lairs.filter(lair => !near.includes(lair))]
  const lines = lairs.slice(0, MONSTERS_SHOWN).map(lair => {
    const tag = paint('danger', `#${lair.number}`)
    const where = speech.names.inPlace(spaceNamed(content, lair.at))
    const loot = lootIn(reading, lair, paint, speech)
    return ` ${tag} ${cardIn(reading, lair, speech)} ${where}${oddsOf(lair, speech)}${loot}`
  })
  const more = lairs.length - lines.length
  return more > 0 ? [...lines, paint('dim', `    ${speech.board.more(more)}`)] : lines
}

function heroLines(reading: DungeonScene, index: number, paint: Paint, speech: Speech): string[] {
  const { content, view, heroes } = reading
  const standing = heroes[index]
  if (!standing || standing.hero === NONE) return []
  const { names } = speech
  const isMine = index === (view.you ?? view.turn)
  const tag = isMine ? ' @' : heroTag(reading, index, names)
  const name = paint(isMine ? 'hero' : 'strong', names.hero(heroFact(content, standing.seat.hero)))
  const where = names.inPlace(spaceFact(content, standing.at))
  return [
    `${tag} ${name} ${where}: ${heroFacts(reading, standing, paint, speech).join(', ')}`,
    ...goodsOf(reading, standing, speech).map(goods => `     ${goods}`),
  ]
}
