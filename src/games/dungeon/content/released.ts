/** The standard sets of earlier releases: what each had, by id and in its order. */
import { entriesAt } from '../../../engine/released.ts'
import type { Content } from '../types.ts'
import { standard } from './standard.ts'

const HEROES = 'pip wren bran hilda tomas ada corin ilse'
const MONSTERS = `
goblin dire-rat kobold skeleton minotaur ghoul orc gnoll giant-lizard hobgoblin cage-trap-2 zombie
lizardfolk ogre gargoyle evil-cleric werewolf evil-rogue giant-spider slide-trap-3 green-slime mummy drow
troll owlbear duergar hill-giant cage-trap-4 gelatinous-cube witch drider fire-giant black-pudding vampire
mind-flayer slide-trap-5 blue-dragon evil-wizard black-dragon red-dragon purple-worm carrion-crawler
dracolich
`
const TREASURES = `
sack-of-gold-1-250 sack-of-gold-1-500 sack-of-gold-1-750 sack-of-gold-1-1000 secret-door-1 magic-sword-1
sack-of-gold-2-500 sack-of-gold-2-750 sack-of-gold-2-1000 silver-cup-2 silver-ring-2 secret-door-2
magic-sword-2 sack-of-gold-3-750 sack-of-gold-3-1000 silver-cup-3 silver-ring-3 gold-cup-3 gold-ring-3
secret-door-3 esp-medallion-3 sack-of-gold-4-1000 silver-cup-4 silver-ring-4 gold-cup-4 gold-ring-4
silver-coffer-4 huge-emerald-4 jade-idol-4 huge-sapphire-4 secret-door-4 magic-sword-4 crystal-ball-4
silver-ring-5 gold-cup-5 gold-ring-5 silver-coffer-5 huge-emerald-5 jade-idol-5 huge-sapphire-5
silver-necklace-5 huge-ruby-5 esp-medallion-5 silver-coffer-6 jade-idol-6 huge-emerald-6 huge-sapphire-6
silver-necklace-6 huge-ruby-6 gold-necklace huge-diamond magic-sword-6 crystal-ball-6
`

/** The first with ids; its order is that in which matches of format 1 counted. */
export const original: Content = {
  ...standard,
  heroes: entriesAt(standard.heroes, HEROES),
  monsters: entriesAt(standard.monsters, MONSTERS),
  treasures: entriesAt(standard.treasures, TREASURES),
}

/** The hash of what the rules read of it. */
const ORIGINAL = 'b747116d78a8e3b25e6f3ab371f0c99e6c9cc2ea15fd19edfc871488b043864a'

export function released(hash: string): Content | undefined {
  return hash === ORIGINAL ? original : undefined
}
