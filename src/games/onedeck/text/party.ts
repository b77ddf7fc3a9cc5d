/** The heroes as text: health, dice, skills, and all that is on their cards. */
import type { Scene } from '../types.ts'
import type { DeckView, HeroView } from '../view/types.ts'
import type { Piece } from './layout.ts'
import { costText, itemText, statsPieces } from './names.ts'
import type { Say } from './say.ts'

/** Between encounters two heroes have room for what always works; of four only what can be used is told. */
const FEW = 2

export function heroRows(say: Say, view: DeckView, hero: HeroView, index: number): Piece[][] {
  const fighter = view.fight?.fighters.find(candidate => candidate.hero === index)
  const isAside = view.fight !== null && fighter === undefined
  const told = view.party.length <= FEW && view.fight === null ? innateRows(say, hero) : []
  return [
    headRow(say, view, hero),
    ...told,
    ...(isAside ? [] : skillRows(say, hero, fighter?.used ?? 0, view.fight?.challenge?.scene ?? null)),
  ]
}

function headRow({ board, printed }: Say, view: DeckView, hero: HeroView): Piece[] {
  const left = Math.max(0, hero.health - hero.damage)
  const stored = hero.stored > 0 ? board.stored(hero.stored) : ''
  const { items, skills } = view.level
  return [
    ['hero', printed(hero.name)],
    ['danger', ` ${'♥'.repeat(left)}${'·'.repeat(hero.health - left)}`],
    ['', '  '],
    ...statsPieces(hero.stats),
    ['', stored],
    ['dim', `  ${board.held(`${hero.items.length}/${items}`, `${hero.skills.length}/${skills}`)}`],
  ]
}

/** The heroic skill, and a starting skill that always works. */
function innateRows({ printed }: Say, hero: HeroView): Piece[][] {
  const isUsed = hero.abilities.some(({ name }) => name === hero.start.name)
  const told = [hero.feat, ...(isUsed ? [] : [hero.start])]
  return told.map(({ name, text }): Piece[] => [['dim', `  ${printed(name)}: ${printed(text)}`]])
}

/** With their costs; dim where they were used already or have no use in this sort of encounter (O-60). */
function skillRows(say: Say, hero: HeroView, used: number, scene: Scene | null): Piece[][] {
  const { board, printed } = say
  return hero.abilities.map(({ name, text, cost, scenes }, place): Piece[] => {
    const isUsed = (used & (1 << place)) !== 0
    const isElsewhere = scene !== null && !scenes.includes(scene)
    const price = isUsed ? board.used : isElsewhere ? board.notHere : costText(say, cost)
    return [[isUsed || isElsewhere ? 'dim' : '', `  ${printed(name)} [${price}]: ${printed(text)}`]]
  })
}

/** Everything on a hero's cards. */
export function heroStory(say: Say, hero: HeroView): Piece[][] {
  const { board, printed } = say
  const talents = hero.talents.filter(({ name }) => !hero.abilities.some(ability => ability.name === name))
  return [
    [
      ['hero', printed(hero.name)],
      ['', `  ${board.health(hero.health - hero.damage, hero.health)}  `],
      ...statsPieces(hero.stats),
    ],
    ...innateRows(say, hero),
    ...skillRows(say, hero, 0, null),
    ...talents.map(({ name, text }): Piece[] => [['dim', `  ${printed(name)}: ${printed(text)}`]]),
    ...hero.items.map(({ name, item }): Piece[] => [['', `  ${printed(name)}: ${itemText(say, item)}`]]),
  ]
}
