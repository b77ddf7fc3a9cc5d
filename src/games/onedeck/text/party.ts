/** The heroes as text: health, dice, skills, and all that is on their cards. */
import type { Scene } from '../types.ts'
import type { DeckView, HeroView } from '../view/types.ts'
import type { Piece } from './layout.ts'
import { costText, count, statsPieces } from './names.ts'

/** Between encounters two heroes have room for what always works; of four only what can be used is told. */
const FEW = 2

export function heroRows(view: DeckView, hero: HeroView, index: number): Piece[][] {
  const fighter = view.fight?.fighters.find(candidate => candidate.hero === index)
  const isAside = view.fight !== null && fighter === undefined
  const told = view.party.length <= FEW && view.fight === null ? innateRows(hero) : []
  return [
    headRow(view, hero),
    ...told,
    ...(isAside ? [] : skillRows(hero, fighter?.used ?? 0, view.fight?.sheet?.scene ?? null)),
  ]
}

function headRow(view: DeckView, hero: HeroView): Piece[] {
  const left = Math.max(0, hero.health - hero.damage)
  const stored = hero.stored > 0 ? `, ${count(hero.stored, 'heroic die', 'heroic dice')} stored` : ''
  const { items, skills } = view.level
  return [
    ['hero', hero.name],
    ['danger', ` ${'♥'.repeat(left)}${'·'.repeat(hero.health - left)}`],
    ['', '  '],
    ...statsPieces(hero.stats),
    ['', stored],
    ['dim', `  ${hero.items.length}/${items} items, ${hero.skills.length}/${skills} skills`],
  ]
}

/** The heroic skill, and a starting skill that always works. */
function innateRows(hero: HeroView): Piece[][] {
  const isUsed = hero.deeds.some(({ name }) => name === hero.start.name)
  const told = [hero.feat, ...(isUsed ? [] : [hero.start])]
  return told.map(({ name, text }): Piece[] => [['dim', `  ${name}: ${text}`]])
}

/** With their costs; dim where they were used already or have no use in this sort of encounter (O-60). */
function skillRows(hero: HeroView, used: number, scene: Scene | null): Piece[][] {
  return hero.deeds.map(({ name, text, cost, scenes }, place): Piece[] => {
    const isUsed = (used & (1 << place)) !== 0
    const isElsewhere = scene !== null && !scenes.includes(scene)
    const price = isUsed ? 'used' : isElsewhere ? 'not here' : costText(cost)
    return [[isUsed || isElsewhere ? 'dim' : '', `  ${name} [${price}]: ${text}`]]
  })
}

/** Everything on a hero's cards. */
export function heroStory(hero: HeroView): Piece[][] {
  const talents = hero.talents.filter(({ name }) => !hero.deeds.some(deed => deed.name === name))
  return [
    [
      ['hero', hero.name],
      ['', `  ${hero.health - hero.damage} of ${hero.health} health  `],
      ...statsPieces(hero.stats),
    ],
    ...innateRows(hero),
    ...skillRows(hero, 0, null),
    ...talents.map(({ name, text }): Piece[] => [['dim', `  ${name}: ${text}`]]),
    ...hero.items.map(({ name, item }): Piece[] => [
      ['', `  ${name}: item ${item.stat}${item.health > 0 ? ' and 1 health' : ''}`],
    ]),
  ]
}
