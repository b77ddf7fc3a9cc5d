/** The heroes as text: health, dice, skills, and all that is on their cards. */

import type { Scene } from '../types.ts'
import type { DeckScene, SceneHero } from '../view/scene/index.ts'
import type { Piece } from './layout.ts'
import { costText, itemText, statsPieces } from './names.ts'
import type { Say } from './say.ts'

/** Between encounters two heroes have room for what always works; of four only what can be used is told. */
const FEW = 2

export function heroRows(say: Say, view: DeckScene, hero: SceneHero, index: number): Piece[][] {
  const fighter = view.fight?.fighters.find(candidate => candidate.hero === index)
  const isAside = view.fight !== null && fighter === undefined
  const told = view.party.length <= FEW && view.fight === null ? innateRows(say, hero) : []
  return [
    headRow(say, view, hero),
    ...told,
    ...(isAside ? [] : skillRows(say, hero, fighter?.used ?? 0, view.fight?.challenge?.scene ?? null)),
  ]
}

function headRow({ board, name }: Say, view: DeckScene, hero: SceneHero): Piece[] {
  const left = Math.max(0, hero.health - hero.damage)
  const stored = hero.stored > 0 ? board.stored(hero.stored) : ''
  const { items, skills } = view.level
  return [
    ['hero', name(hero)],
    ['danger', ` ${'♥'.repeat(left)}${'·'.repeat(hero.health - left)}`],
    ['', '  '],
    ...statsPieces(hero.stats),
    ['', stored],
    ['dim', `  ${board.held(`${hero.items.length}/${items}`, `${hero.skills.length}/${skills}`)}`],
  ]
}

/** The heroic skill, and a starting skill that always works. */
function innateRows({ name, effect }: Say, hero: SceneHero): Piece[][] {
  const told = [hero.feat, ...('does' in hero.start ? [] : [hero.start])]
  return told.map((entry): Piece[] => [['dim', `  ${name(entry)}: ${effect(entry)}`]])
}

/** With their costs; dim where they were used already or have no use in this sort of encounter (O-60). */
function skillRows(say: Say, hero: SceneHero, used: number, scene: Scene | null): Piece[][] {
  const { board, name, effect } = say
  return hero.abilities.map((ability, place): Piece[] => {
    const isUsed = (used & (1 << place)) !== 0
    const isElsewhere = scene !== null && !ability.scenes.includes(scene)
    const price = isUsed ? board.used : isElsewhere ? board.notHere : costText(say, ability.cost)
    return [[isUsed || isElsewhere ? 'dim' : '', `  ${name(ability)} [${price}]: ${effect(ability)}`]]
  })
}

/** Everything on a hero's cards. */
export function heroStory(say: Say, hero: SceneHero): Piece[][] {
  const { board, name, effect } = say
  const talents = hero.talents.filter(({ ability }) => ability === null)
  return [
    [
      ['hero', name(hero)],
      ['', `  ${board.health(hero.health - hero.damage, hero.health)}  `],
      ...statsPieces(hero.stats),
    ],
    ...innateRows(say, hero),
    ...skillRows(say, hero, 0, null),
    ...talents.map((talent): Piece[] => [['dim', `  ${name(talent)}: ${effect(talent)}`]]),
    ...hero.items.map((card): Piece[] => [['', `  ${name(card)}: ${itemText(say, card.item)}`]]),
  ]
}
