/** The lines under the map: how the hero fares, what is carried, what is still to come. */
import type { Paint } from '../../../engine/types.ts'
import { LAST_LEVEL, WELLS } from '../content/numbers.ts'
import type { TinScene } from '../view/scene.ts'
import type { BoardWords } from './speech.ts'

export function statusLines(scene: TinScene, paint: Paint, width: number, words: BoardWords): string[] {
  const hearts =
    paint('danger', '♥'.repeat(scene.hearts)) + paint('dim', '♡'.repeat(scene.maxHearts - scene.hearts))
  const wells = Array.from({ length: WELLS }, (_, index) => scene.wells[index])
    .map(item => paint(item ? 'gold' : 'dim', `[${item ? words.item(item) : ' '}]`))
    .join(' ')
  const purse = scene.gold.reduce((sum, value) => sum + value, 0)
  const tokens = scene.gold.length > 1 ? ` (${scene.gold.join('+')})` : ''
  const cards = scene.hand.map(card => words.card(card))
  return [
    `${hearts}  ${words.standing(scene.level, scene.level < LAST_LEVEL ? scene.xp : null, scene.moves, scene.turnLimit)}`,
    `${words.wells} ${wells}  ${words.gold} ${paint('gold', `${purse}${tokens}`)}`,
    ...wrapped(words.cards, cards.length > 0 ? cards : [words.noCards], width),
    ...folded(words.tiles(scene.stack.length + scene.aside.length, scene.out), width),
  ]
}

/** A sentence in as many lines as it needs, broken between words. */
function folded(sentence: string, width: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(last === undefined ? word : `  ${word}`)
  }
  return lines
}

/** The parts in lines under a label, as many to a line as fit. */
function wrapped(label: string, parts: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + part.length + 3 <= width)
      lines[lines.length - 1] = `${last} · ${part}`
    else lines.push(`${lines.length === 0 ? label : ' '.repeat(label.length)} ${part}`)
  }
  return lines
}
