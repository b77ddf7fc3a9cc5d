/** The table as a list: the dungeon, its doors, the heroes, and the encounter box by box. */
import type { TablePart } from '../../../engine/types.ts'
import type { BoxFact } from '../content/content-index.ts'
import { dieName } from '../types/dice.ts'
import { FLOORS } from '../types.ts'
import type { DeckScene, SceneFight, SceneHero } from '../view/scene/index.ts'
import { deckText, doorText, levelText, placeText } from './board.ts'
import { cardText } from './cards.ts'
import { dieText, harmWords, heroName, itemText, needText } from './names.ts'
import type { Say } from './say.ts'

export function placesIn(say: Say, view: DeckScene): TablePart[] {
  const { places } = say
  const parts = [
    { title: say.name(view.dungeon), lines: dungeonLines(say, view) },
    { title: places.doors, lines: view.floor > FLOORS ? [] : doorLines(say, view) },
    { title: places.heroes, lines: view.party.map(hero => heroLine(say, view, hero)) },
    ...(view.fight
      ? [{ title: titleOf(say, view, view.fight), lines: fightLines(say, view, view.fight) }]
      : []),
    { title: places.loot, lines: view.spoils.map(card => cardText(say, card)) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

function dungeonLines(say: Say, view: DeckScene): string[] {
  const { board, name } = say
  return [
    placeText(say, view),
    levelText(say, view),
    `${board.potions(view.tokens)} (${[board.healing, ...view.potions.map(name)].join(', ')})`,
    ...(view.floor > FLOORS ? [] : [deckText(say, view)]),
  ]
}

function doorLines(say: Say, { doors }: DeckScene): string[] {
  if (doors.length === 0) return [say.places.noDoors]
  return doors.map((door, index) => say.places.door(index + 1, doorText(say, door)))
}

function heroLine(say: Say, { level }: DeckScene, hero: SceneHero): string {
  const { board, places, name } = say
  const facts = [
    board.health(Math.max(0, hero.health - hero.damage), hero.health),
    ...hero.stats.map((dice, colour) => places.dice(dice, say.placing.colours[colour] ?? '')),
    ...(hero.stored > 0 ? [places.stored(hero.stored)] : []),
    board.held(`${hero.items.length}/${level.items}`, `${hero.skills.length}/${level.skills}`),
    ...hero.items.map(card => `${name(card)} (${itemText(say, card.item)})`),
    ...hero.abilities.map(name),
  ]
  return `${name(hero)}: ${facts.join(', ')}`
}

function titleOf(say: Say, view: DeckScene, { card }: SceneFight): string {
  return card ? cardText(say, card) : say.board.boss(say.name(view.boss))
}

function fightLines(say: Say, view: DeckScene, fight: SceneFight): string[] {
  const { challenge, fighters, whatIf } = fight
  return [
    ...(challenge?.boxes ?? []).map((box, index) => boxLine(say, fight, box, index)),
    ...fighters.map(({ hero, pool }) => say.places.pool(heroName(say, view, hero), diceIn(say, pool))),
    ...(whatIf ? [say.board.whatIf(harmWords(say, whatIf.dealt, whatIf.spent + whatIf.undying))] : []),
  ]
}

function boxLine(say: Say, { full, laid, sums }: SceneFight, box: BoxFact, index: number): string {
  const { places } = say
  const dice = (laid[index] ?? []).map(kind => dieText(say, dieName(kind)))
  const facts = [
    needText(say, box),
    box.armor ? places.armor : '',
    box.skull ? places.skull : '',
    dice.length > 0 ? places.holds(dice.join(', '), box.wide ? (sums[index] ?? 0) : null) : '',
    (full & (1 << index)) !== 0 ? places.full : priceOf(say, box),
  ]
  return places.box(index + 1, facts.filter(fact => fact !== '').join(', '))
}

function priceOf(say: Say, { damage, time }: BoxFact): string {
  return damage + time > 0 ? say.places.price(harmWords(say, damage, time)) : ''
}

function diceIn(say: Say, pool: readonly number[]): string {
  const dice = pool.flatMap((many, kind) => Array.from({ length: many }, () => dieText(say, dieName(kind))))
  return dice.length === 0 ? say.atoms.noDice : dice.join(', ')
}
