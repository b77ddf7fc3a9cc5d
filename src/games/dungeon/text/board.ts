/** The table as text: a window of the board around the hero, the monster in the way, heroes, monsters, hands. */
import type { Paint } from '../../../engine/types.ts'
import { type Book, bookOf } from '../book.ts'
import { num } from '../lists.ts'
import { heroName, monsterName } from '../names.ts'
import { BLOWS } from '../odds.ts'
import { NONE, SPELLS } from '../types.ts'
import type { DungeonView, LairView, SeatView } from '../view-types.ts'
import { cellsIn, drawWindow, levelWindow, windowAround } from './map.ts'
import { rollText } from './odds.ts'
import { countOf, gp, inPlace, percent, place, spellName, treasureText } from './say.ts'
import type { Window } from './sheet.ts'
import { heroTag } from './spaces.ts'

const HIGH = 11
const MONSTERS_SHOWN = 8

export function drawTable(view: DungeonView, paint: Paint, width: number): string {
  const book = bookOf(view.content)
  const seat = view.you ?? view.turn
  const at = view.seats[seat]?.at ?? NONE
  const window = windowAround(view, at === NONE ? book.hall : at, cellsIn(width), HIGH)
  const lines = [
    headline(book, view, paint),
    ...drawWindow(view, window, paint),
    ...legend(paint),
    ...foeLines(book, view, paint),
    ...soloLines(book, view, paint),
    ...monsterLines(book, view, window, paint),
    ...view.seats.flatMap((_, index) => heroLines(book, view, index, paint)),
  ]
  return lines.flatMap(line => wrap(line, width)).join('\n')
}

/** The whole of one level, for those who ask to see it. */
export function drawLevel(view: DungeonView, paint: Paint, width: number, level: number): string {
  return drawWindow(view, levelWindow(view, level, cellsIn(width)), paint).join('\n')
}

function headline(book: Book, view: DungeonView, paint: Paint): string {
  const seat = view.seats[view.turn]
  const who = seat && seat.hero !== NONE ? heroName(book, seat.hero) : `Player ${view.turn + 1}`
  const left = view.due?.step === 'move' ? `, ${countOf(view.left, 'space')} left` : ''
  return `${paint('strong', `Round ${view.round}`)}  ${paint('hero', who)}${left}`
}

function legend(paint: Paint): string[] {
  return [paint('dim', '@ you  1-5 steps  ▒ door  s secret door  ≡ stairs  # monster  $ loot  ✝ cleared')]
}

/** The card in the way: what to roll, and what comes if it fails. */
function foeLines(book: Book, view: DungeonView, paint: Paint): string[] {
  const { foe } = view
  if (!foe || foe.card === NONE || !foe.odds) return []
  const { odds } = foe
  const level = num(book.monsterLevel, foe.card)
  const spells =
    view.seats[view.turn]?.class === 'wizard'
      ? `  Fireball ${percent(odds.fireball)}, Lightning Bolt ${percent(odds.lightning)}`
      : ''
  const blows = BLOWS.map(blow => `${blow} ${percent(view.strikes[blow])}`).join(', ')
  return [
    `${paint('danger', monsterName(book, foe.card))} (level ${level}): ${paint('strong', rollText(odds.needed))}${spells}`,
    `  if it strikes back: ${blows}`,
  ]
}

function soloLines(book: Book, view: DungeonView, paint: Paint): string[] {
  const lines: string[] = []
  if (view.target !== NONE)
    lines.push(
      `${paint('gold', 'To be found')}: ${treasureText(book, view.target)} of level ${num(book.treasureLevel, view.target)}`,
    )
  if (view.hunter) {
    const name = view.hunter.card === NONE ? 'face down' : monsterName(book, view.hunter.card)
    lines.push(
      `${paint('danger', 'Hunter')} (${name}) ${inPlace(book, view.hunter.at)}${oddsOf(view.hunter)}`,
    )
  }
  return lines
}

function oddsOf({ odds }: LairView): string {
  return odds ? `: ${rollText(odds.needed)}` : ''
}

/** Numbered monsters, those in the window first. */
function monsterLines(book: Book, view: DungeonView, window: Window, paint: Paint): string[] {
  const isNear = ({ at }: LairView) => {
    const [x = 0, y = 0] = book.content.board.spaces[at]?.cells ?? []
    return x >= window.x && x < window.x + window.w && y >= window.y && y < window.y + window.h
  }
  const near = view.lairs.filter(isNear)
  const lairs = [...near, ...view.lairs.filter(lair => !near.includes(lair))]
  const lines = lairs.slice(0, MONSTERS_SHOWN).map(lair => {
    const name =
      lair.number === 0 ? '' : lair.card === NONE ? 'a card face down' : monsterName(book, lair.card)
    const hidden = lair.card !== NONE && !lair.isUp ? ' (only you know)' : ''
    const loot = lair.drops.map(card => treasureText(book, card))
    if (lair.laid !== NONE) loot.push(`${treasureText(book, lair.laid)} face down`)
    else if (lair.hasLaid) loot.push('a treasure face down')
    const gold = loot.length === 0 ? '' : ` with ${paint('gold', loot.join(', '))}`
    return ` ${paint('danger', `#${lair.number}`)} ${name}${hidden} in ${place(book, lair.at)}${oddsOf(lair)}${gold}`
  })
  const more = lairs.length - lines.length
  return more > 0 ? [...lines, paint('dim', `    and ${countOf(more, 'monster')} more`)] : lines
}

function heroLines(book: Book, view: DungeonView, index: number, paint: Paint): string[] {
  const seat = view.seats[index]
  if (!seat || seat.hero === NONE) return []
  const isMine = index === (view.you ?? view.turn)
  const tag = isMine ? ' @' : heroTag(view, index)
  const name = paint(isMine ? 'hero' : 'strong', heroName(book, seat.hero))
  const cards = seat.hand === null ? `${countOf(seat.hidden, 'card')} in hand` : ''
  const gold =
    seat.gold === null ? `needs ${gp(seat.goal)}` : paint('gold', `${gp(seat.gold)} of ${gp(seat.goal)}`)
  const facts = [gold, cards, seat.lost > 0 ? `loses ${countOf(seat.lost, 'turn')}` : '', spellsOf(seat)]
  const first = `${tag} ${name} ${inPlace(book, seat.at)}: ${facts.filter(fact => fact !== '').join(', ')}`
  const shown = seat.shown.map(
    card => `${treasureText(book, card)}${card === seat.sword ? ` +${seat.bonus}` : ''}`,
  )
  const hand = (seat.hand ?? []).map(card => treasureText(book, card))
  return [
    first,
    ...(shown.length > 0 ? [`     face up: ${shown.join(', ')}`] : []),
    ...(hand.length > 0 ? [`     in hand: ${hand.join(', ')}`] : []),
  ]
}

function spellsOf({ spells, book }: SeatView): string {
  if (book === 0) return ''
  const held = SPELLS.flatMap((spell, index) => {
    const count = num(spells, index)
    return count > 0 ? [`${count} ${spellName(spell)}`] : []
  })
  return held.length > 0 ? held.join(', ') : 'no spells'
}

/** Breaks a painted line at blanks; painted parts (between escape codes) count by what is seen. */
function wrap(line: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/(?<= )/)) {
    if (current !== '' && seenLength(current + word.trimEnd()) > width) {
      lines.push(current.trimEnd())
      current = '     '
    }
    current += word
  }
  return [...lines, current]
}

function seenLength(text: string): number {
  // oxlint-disable-next-line no-control-regex -- colours are escape codes, which take no room
  return Array.from(text.replaceAll(/\u001b\[[0-9;]*m/g, '')).length
}
