/** Dungeon in a Tin in English. */

import { keyOf } from '../../../engine/result.ts'
import type { MatchResult, Paint, Words } from '../../../engine/types.ts'
import { beside } from '../map.ts'
import { cardChange } from '../odds.ts'
import { type Action, type Card, DIRECTIONS, type TinEvent, type Token } from '../types.ts'
import type { TinView } from '../view.ts'
import { drawMap } from './board.ts'
import { eventInWords } from './events.ts'
import { count, listed, signed, tokenName } from './names.ts'

const ASKS: Readonly<Record<string, string>> = {
  monsters: 'Something stirs: the monster dice are rolled.',
  treasure: 'A treasure is drawn.',
  turn: 'Where to?',
  battle: 'Monsters! Fight, or go back the way you came?',
  tile: 'A tile is turned over.',
  lay: 'How does the tile lie?',
  threshold: 'No skulls in sight. Go in?',
  technique: 'The monster chooses its technique.',
  top: 'You turn over the top card.',
  bomb: 'Light a bomb?',
  strike: 'The die decides.',
}

function ask(view: TinView): string {
  const { step } = view
  if (view.result) return result(view.result)
  if (step.kind === 'card')
    return `It comes at you ${techniqueName(step.technique)}. Which move do you answer with?`
  if (step.kind === 'pay') {
    const { price } = view.goods[step.good]
    const paid = [...step.gold, ...step.goods].reduce((sum: number, token) => sum + worthIn(view, token), 0)
    return `${upper(tokenName(step.good))} for ${price} gold: ${paid} paid so far. No change is given. What do you give?`
  }
  if (step.kind === 'lay') return `${view.laying?.name ?? 'The tile'}: how does it lie?`
  return ASKS[view.prompt?.ask ?? ''] ?? 'What now?'
}

function techniqueName(technique: string): string {
  return { high: 'high', low: 'low', thrust: 'with a thrust' }[technique] ?? technique
}

function worthIn(view: TinView, token: Token): number {
  if (typeof token === 'number') return token
  return token === 'princess' ? 0 : view.goods[token].trade
}

function action(action: Action, view: TinView): string {
  switch (action.kind) {
    case 'move':
      return `Go ${action.dir} to the ${roomTowards(view, action.dir)}`
    case 'explore':
      return `Explore ${action.dir}`
    case 'lay':
      return `Doorways ${doorNames(view.laying?.lies[action.turn] ?? 0)}`
    case 'enter':
      return 'Go in'
    case 'stay':
      return 'Stay here'
    case 'unlock':
      return `Unlock the ${roomTowards(view, action.dir)} (${action.dir})`
    case 'rope':
      return 'Lay the rope across the chasm'
    case 'take':
      return `Take ${tokenName(action.token)}`
    case 'drop':
      return `Drop ${tokenName(action.token)}`
    case 'drink':
      return `Drink the potion (${view.prompt?.ask === 'battle' ? '2 hearts' : 'all hearts'})`
    case 'heal':
      return 'Rest and heal fully'
    case 'buy':
      return `Buy ${tokenName(action.good)} for ${view.goods[action.good].price} gold`
    case 'pay':
      return typeof action.token === 'number'
        ? `Pay ${tokenName(action.token)}`
        : `Trade in ${tokenName(action.token)} for ${worthIn(view, action.token)}`
    case 'cancel':
      return 'Call it off'
    case 'fight':
      return `Fight the ${(view.rooms[view.at]?.helmeted ?? 0) > 0 ? 'helmeted monster' : 'monster'}`
    case 'retreat':
      return `Retreat ${DIRECTIONS[view.entry] ?? ''} to the ${roomTowards(view, DIRECTIONS[view.entry] ?? '')}`
    case 'card':
      return cardAnswer(view, action.card)
    case 'top':
      return 'Turn over the top card and use it'
    case 'bare':
      return 'No card'
    case 'bomb':
      return action.use ? 'Light a bomb (+3)' : 'Save the bombs'
    case 'tile':
      return `Turn over the ${view.stack.find(({ tile }) => tile === action.tile)?.name ?? 'tile'}`
    case 'monster':
      return `A ${action.die} die: ${action.helmet ? 'helmeted' : 'plain'}${action.chest ? ' with a chest' : ''}`
    case 'treasure':
      return `Find ${tokenName(action.token)}`
    case 'deal':
      return `Draw ${[...view.deck, ...view.discard].find(({ card }) => card === action.card)?.title ?? 'a card'}`
    case 'technique':
      return `The monster attacks ${techniqueName(action.technique)}`
    case 'number':
      return `Roll ${action.value}`
    default:
      return keyOf(action)
  }
}

function cardAnswer(view: TinView, card: number): string {
  const held = view.hand.find(candidate => candidate.card === card)
  if (!held || view.step.kind !== 'card') return `Card ${card}`
  const change = cardChange(held, view.step.technique)
  return `${held.title} (${change === 0 ? 'no change' : signed(change)})`
}

function roomTowards(view: TinView, dir: string): string {
  const side = DIRECTIONS.findIndex(name => name === dir)
  const from = view.rooms[view.at]
  if (!from) return 'dark'
  const [x, y] = beside(from, side)
  return view.rooms.find(room => room.x === x && room.y === y)?.name ?? 'dark'
}

function doorNames(mask: number): string {
  return listed(DIRECTIONS.filter((_, side) => (mask & (1 << side)) !== 0))
}

function odds(action: Action, view: TinView): string | null {
  const chance = view.odds[keyOf(action)]
  return chance === undefined ? null : `${Math.round(chance * 100)}% to win the round`
}

const LEGEND = '@ you  H helmeted  m monster  K R P B 5 treasure  # lock  ? unknown  x blocked'

function board(view: TinView, paint: Paint, width: number): string {
  return [drawMap(view, paint, width), '', ...statusLines(view, paint, width), paint('dim', LEGEND)].join(
    '\n',
  )
}

function statusLines(view: TinView, paint: Paint, width: number): string[] {
  const hearts =
    paint('danger', '♥'.repeat(view.hearts)) + paint('dim', '♡'.repeat(view.maxHearts - view.hearts))
  const wells = [0, 1, 2]
    .map(index => view.wells[index])
    .map(item => paint(item ? 'gold' : 'dim', `[${item ?? ' '}]`))
    .join(' ')
  const purse = view.gold.reduce((sum, value) => sum + value, 0)
  const tokens = view.gold.length > 1 ? ` (${view.gold.join('+')})` : ''
  const cards = view.hand.map(cardLine)
  return [
    `${hearts}  level ${view.level}, ${view.level < 5 ? `${view.xp}/10 experience` : 'the last'}  move ${view.moves}`,
    `Wells ${wells}  Gold ${paint('gold', `${purse}${tokens}`)}`,
    ...wrapped(`Cards ${cards.length > 0 ? cards.join(' · ') : 'none'}`, width),
    `${count(view.stack.length + view.aside.length, 'tile')} above the princess room${view.out.length > 0 ? `; out of the game: ${listed(view.out.map(({ name }) => name))}` : ''}`,
  ]
}

function cardLine({ title, middle, bottom, plus, minus }: Card): string {
  return `${title}: ${middle} +${plus}, ${bottom} -${minus}`
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const part of text.split(' · ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + part.length + 3 <= width)
      lines[lines.length - 1] = `${last} · ${part}`
    else lines.push(lines.length === 0 ? part : `      ${part}`)
  }
  return lines
}

const ENDINGS: Readonly<Record<string, string>> = {
  rescued: 'The princess stands in the stairwell, blinking at the light. You have won!',
  slain: 'Your last heart is gone. The dungeon keeps you.',
  late: 'Too many moves: the way back is lost in the dark.',
}

function result({ reason, scores }: MatchResult): string {
  const purse = scores?.[0] ?? 0
  return `${ENDINGS[reason] ?? reason}${purse > 0 ? ` Gold in your purse: ${purse}.` : ''}`
}

function option(name: string): string {
  return { hearts: 'Hearts (fewer is harder)', turnLimit: 'Moves allowed' }[name] ?? name
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const en: Words = {
  ask,
  action,
  odds,
  event: (event: TinEvent) => eventInWords(event),
  board,
  result,
  option,
}
