/**
 * The monster cards. Rolls: Rogue, Cleric, Fighter, Wizard, Fireball, Lightning Bolt; null is a dash. Names, levels
 * and numbers follow the 2012 cards; the copies of each are reconstructed (61 in all are known, the split is not).
 */
import type { MonsterFact } from '../types.ts'

export const MONSTERS: readonly MonsterFact[] = [
  // Level 1
  { name: 'Goblin', level: 1, copies: 2, rolls: [3, 4, 2, 5, 2, 6] },
  { name: 'Dire Rat', level: 1, copies: 2, rolls: [5, 4, 3, 6, 2, 6] },
  { name: 'Kobold', level: 1, copies: 2, rolls: [4, 5, 3, 6, 3, 3] },
  { name: 'Skeleton', level: 1, copies: 2, rolls: [5, 4, 3, 6, 2, 2] },
  { name: 'Minotaur', level: 1, copies: 1, rolls: [5, 4, 2, 5, 2, 2] },
  // Level 2
  { name: 'Ghoul', level: 2, copies: 1, rolls: [5, 6, 4, 6, 3, 3] },
  { name: 'Orc', level: 2, copies: 2, rolls: [6, 6, 4, 5, 3, 4] },
  { name: 'Gnoll', level: 2, copies: 1, rolls: [8, 7, 5, 6, 5, 4] },
  { name: 'Giant Lizard', level: 2, copies: 1, rolls: [5, 4, 2, 5, 2, 2] },
  { name: 'Hobgoblin', level: 2, copies: 2, rolls: [4, 5, 3, 6, 3, 3] },
  { name: 'Cage Trap', level: 2, copies: 1, trap: 'cage' },
  // Level 3
  { name: 'Zombie', level: 3, copies: 1, rolls: [11, 10, 8, 8, 3, null] },
  { name: 'Lizardfolk', level: 3, copies: 1, rolls: [10, 8, 6, 9, 6, 5] },
  { name: 'Ogre', level: 3, copies: 2, rolls: [8, 9, 6, 8, 4, 5] },
  { name: 'Gargoyle', level: 3, copies: 2, rolls: [7, 6, 5, 6, null, 4] },
  { name: 'Evil Cleric', level: 3, copies: 1, rolls: [10, 9, 7, 8, 7, 7] },
  { name: 'Werewolf', level: 3, copies: 1, rolls: [9, 9, 7, 7, 8, 9] },
  { name: 'Evil Rogue', level: 3, copies: 1, rolls: [10, 9, 7, 8, 7, 7] },
  { name: 'Giant Spider', level: 3, copies: 1, rolls: [6, 6, 4, 5, 3, 4] },
  { name: 'Slide Trap', level: 3, copies: 1, trap: 'slide' },
  // Level 4
  { name: 'Green Slime', level: 4, copies: 1, rolls: [12, 11, 10, 11, 6, null] },
  { name: 'Mummy', level: 4, copies: 2, rolls: [11, 10, 8, 8, 3, null] },
  { name: 'Drow', level: 4, copies: 1, rolls: [10, 9, 7, 8, 7, 7] },
  { name: 'Troll', level: 4, copies: 2, rolls: [9, 10, 8, 8, 7, null] },
  { name: 'Owlbear', level: 4, copies: 2, rolls: [10, 8, 6, 9, 6, 5] },
  { name: 'Duergar', level: 4, copies: 1, rolls: [9, 9, 7, 7, 8, 9] },
  { name: 'Hill Giant', level: 4, copies: 2, rolls: [10, 11, 9, 10, 6, 9] },
  { name: 'Cage Trap', level: 4, copies: 1, trap: 'cage' },
  // Level 5
  { name: 'Gelatinous Cube', level: 5, copies: 1, rolls: [12, 11, 10, 11, null, 6] },
  { name: 'Witch', level: 5, copies: 2, rolls: [11, 11, 9, 5, 10, 10] },
  { name: 'Drider', level: 5, copies: 2, rolls: [9, 10, 8, 8, 7, null] },
  { name: 'Fire Giant', level: 5, copies: 1, rolls: [10, 11, 9, 10, null, 9] },
  { name: 'Black Pudding', level: 5, copies: 2, rolls: [null, 12, 12, 12, 5, null] },
  { name: 'Vampire', level: 5, copies: 2, rolls: [12, 10, 8, 9, 10, 10] },
  { name: 'Mind Flayer', level: 5, copies: 1, rolls: [12, 10, 8, 9, 10, 10] },
  { name: 'Slide Trap', level: 5, copies: 1, trap: 'slide' },
  // Level 6
  { name: 'Blue Dragon', level: 6, copies: 1, rolls: [null, 12, 10, 12, 7, null] },
  { name: 'Evil Wizard', level: 6, copies: 1, rolls: [null, 12, 11, 7, 11, 11] },
  { name: 'Black Dragon', level: 6, copies: 1, rolls: [null, 12, 10, 12, 7, null] },
  { name: 'Red Dragon', level: 6, copies: 2, rolls: [null, null, 11, 12, null, 8] },
  { name: 'Purple Worm', level: 6, copies: 2, rolls: [12, 11, 10, 12, 8, 6] },
  { name: 'Carrion Crawler', level: 6, copies: 1, rolls: [12, 11, 10, 12, 8, 6] },
  { name: 'Dracolich', level: 6, copies: 1, rolls: [null, 12, 10, 12, 5, null] },
]
