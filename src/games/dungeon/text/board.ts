/** The table as text: a window of the board around the hero, the monster in the way, heroes, monsters, hands. */
import type { Paint } from '../../../engine/types.ts'
import { type ContentIndex, indexOf, num } from '../content/content-index.ts'
import { heroFact, monsterName, placeFact, treasureName } from '../content/names.ts'
import { BLOWS, NONE, SPELLS } from '../types.ts'
import type { DungeonView, LairView, SeatView } from '../view/types.ts'
import { heroText } from './look.ts'
import { cellsIn, drawWindow, levelWindow, windowAround } from './map.ts'
import { rollText } from './odds.ts'
import type { Window } from './sheet.ts'
import { heroTag } from './spaces.ts'
import type { Names, Speech } from './speech.ts'
import { wrap } from './wrap.ts'

const HIGH = 11
const MONSTERS_SHOWN = 8

export function drawTable(view: DungeonView, paint: Paint, width: number, speech: Speech): string {
  const content = indexOf(view.content)
  const seat = view.you ?? view.turn
  const at = view.seats[seat]?.at ?? NONE
  const window = windowAround(view, at === NONE ? content.hall : at, cellsIn(width), HIGH)
  const lines = [
    headline(content, view, paint, speech),
    ...drawWindow(view, window, paint, speech.names),
    paint('dim', speech.board.legend),
    ...foeLines(content, view, paint, speech),
    ...soloLines(content, view, paint, speech),
    ...monsterLines(content, view, window, paint, speech),
    ...view.seats.flatMap((_, index) => heroLines(content, view, index, paint, speech)),
  ]
  return lines.flatMap(line => wrap(line, width)).join('\n')
}

/** The whole of one level, for those who ask to see it. */
export function drawLevel(
  view: DungeonView,
  paint: Paint,
  width: number,
  level: number,
  names: Names,
): string {
  return drawWindow(view, levelWindow(view, level, cellsIn(width)), paint, names).join('\n')
}

function headline(content: ContentIndex, view: DungeonView, paint: Paint, speech: Speech): string {
  const { board } = speech
  const who = heroText(speech, content, view, view.turn)
  const left = view.due?.step === 'move' ? `, ${board.left(view.left)}` : ''
  return `${paint('strong', board.round(view.round))}  ${paint('hero', who)}${left}`
}

/** The card in the way: what to roll, and what comes if it fails. */
function foeLines(content: ContentIndex, view: DungeonView, paint: Paint, speech: Speech): string[] {
  const { foe } = view
  if (!foe || foe.card === NONE || !foe.odds) return []
  const { odds } = foe
  const { names, board } = speech
  const level = board.level(num(content.monsterLevel, foe.card))
  const bolts = [
    `${names.spells.fireball} ${board.percent(odds.fireball)}`,
    `${names.spells.lightning} ${board.percent(odds.lightning)}`,
  ]
  const spells = view.seats[view.turn]?.class === 'wizard' ? `  ${bolts.join(', ')}` : ''
  const blows = BLOWS.map(blow => `${board.blows[blow]} ${board.percent(view.strikes[blow])}`).join(', ')
  const name = paint('danger', names.monster(monsterName(content, foe.card)))
  return [
    `${name} (${level}): ${paint('strong', rollText(speech.odds, odds.needed))}${spells}`,
    `  ${board.strikesBack}: ${blows}`,
  ]
}

function soloLines(content: ContentIndex, view: DungeonView, paint: Paint, speech: Speech): string[] {
  const { names, board } = speech
  const lines: string[] = []
  if (view.target !== NONE) {
    const level = board.ofLevel(num(content.treasureLevel, view.target))
    lines.push(`${paint('gold', board.toFind)}: ${treasureAt(content, view.target, names)} ${level}`)
  }
  if (view.hunter) {
    const { card, at } = view.hunter
    const name = card === NONE ? board.faceDown : names.monster(monsterName(content, card))
    const where = names.inPlace(placeFact(content, at))
    lines.push(`${paint('danger', board.hunter)} (${name}) ${where}${oddsOf(view.hunter, speech)}`)
  }
  return lines
}

function treasureAt(content: ContentIndex, card: number, names: Names): string {
  const { treasure, value } = treasureName(content, card)
  return names.treasure(treasure, value)
}

function oddsOf({ odds }: LairView, speech: Speech): string {
  return odds ? `: ${rollText(speech.odds, odds.needed)}` : ''
}

/** Numbered monsters, those in the window first. */
function monsterLines(
  content: ContentIndex,
  view: DungeonView,
  window: Window,
  paint: Paint,
  speech: Speech,
): string[] {
  const { names, board } = speech
  const isNear = ({ at }: LairView) => {
    const [x = 0, y = 0] = content.pack.board.spaces[at]?.cells ?? []
    return x >= window.x && x < window.x + window.w && y >= window.y && y < window.y + window.h
  }
  const near = view.lairs.filter(isNear)
  const lairs = [...near, ...view.lairs.filter(lair => !near.includes(lair))]
  const lines = lairs.slice(0, MONSTERS_SHOWN).map(lair => {
    const known = lair.card === NONE ? board.unknown : names.monster(monsterName(content, lair.card))
    const hidden = lair.card !== NONE && !lair.isUp ? ` (${board.onlyYou})` : ''
    const loot = lair.drops.map(card => treasureAt(content, card, names))
    if (lair.laid !== NONE) loot.push(board.laidDown(treasureAt(content, lair.laid, names)))
    else if (lair.hasLaid) loot.push(board.laid)
    const gold = loot.length === 0 ? '' : ` ${board.with(paint('gold', loot.join(', ')))}`
    const where = names.inPlace(placeFact(content, lair.at))
    return ` ${paint('danger', `#${lair.number}`)} ${lair.number === 0 ? '' : known}${hidden} ${where}${oddsOf(lair, speech)}${gold}`
  })
  const more = lairs.length - lines.length
  return more > 0 ? [...lines, paint('dim', `    ${board.more(more)}`)] : lines
}

function heroLines(
  content: ContentIndex,
  view: DungeonView,
  index: number,
  paint: Paint,
  speech: Speech,
): string[] {
  const seat = view.seats[index]
  if (!seat || seat.hero === NONE) return []
  const { names, board } = speech
  const isMine = index === (view.you ?? view.turn)
  const tag = isMine ? ' @' : heroTag(view, index, names)
  const name = paint(isMine ? 'hero' : 'strong', names.hero(heroFact(content, seat.hero)))
  const facts = [
    goalOf(content, view, seat, paint, speech),
    seat.hand === null ? board.cards(seat.hidden) : '',
    seat.lost > 0 ? board.loses(seat.lost) : '',
    spellsOf(seat, speech),
  ]
  const where = names.inPlace(placeFact(content, seat.at))
  const shown = seat.shown.map(
    card => `${treasureAt(content, card, names)}${card === seat.sword ? ` +${seat.bonus}` : ''}`,
  )
  const hand = (seat.hand ?? []).map(card => treasureAt(content, card, names))
  return [
    `${tag} ${name} ${where}: ${facts.filter(fact => fact !== '').join(', ')}`,
    ...(shown.length > 0 ? [`     ${board.faceUp}: ${shown.join(', ')}`] : []),
    ...(hand.length > 0 ? [`     ${board.inHand}: ${hand.join(', ')}`] : []),
  ]
}

/** What the seat has of what it needs; in a Treasure Hunt what it looks for. */
function goalOf(
  content: ContentIndex,
  view: DungeonView,
  seat: SeatView,
  paint: Paint,
  speech: Speech,
): string {
  const { names, board } = speech
  if (view.mode === 'hunt')
    return view.target === NONE ? '' : board.seeks(treasureAt(content, view.target, names))
  return seat.gold === null ? board.needs(seat.goal) : paint('gold', board.goldOf(seat.gold, seat.goal))
}

function spellsOf({ spells, book }: SeatView, { names, board }: Speech): string {
  if (book === 0) return ''
  const held = SPELLS.flatMap((spell, index) => {
    const count = num(spells, index)
    return count > 0 ? [`${count} ${names.spells[spell]}`] : []
  })
  return held.length > 0 ? held.join(', ') : board.noSpells
}
