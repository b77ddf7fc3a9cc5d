import type { Facts } from '../../engine/types.ts'
import type { DungeonEvent } from './events.ts'
import { OPTION_FACTS } from './options.ts'
import { ours } from './text/ours-en.ts'
import { MODES } from './types.ts'

/** A card turned up, looked at, drawn, played, dropped or stepped in from a hidden hand; at the end all hands lie open. */
const REVEALS: readonly DungeonEvent['kind'][] = [
  'revealed',
  'saw',
  'sawTreasure',
  'gotTreasure',
  'played',
  'replaced',
  'dropped',
  'droppedAll',
  'ended',
]

export const facts: Facts = {
  id: 'dungeon',
  title: 'Dungeon!',
  tagline: 'Race six levels deep and carry the gold home',
  seats: { min: 1, max: 8 },
  seatsOption: 'players',
  minutes: 45,
  modes: MODES,
  options: OPTION_FACTS,
  rulesVersion: 2,
  sources: [{ title: 'Dungeon!', by: 'David R. Megarry', year: 2012 }],
  reconstructed: ours,
  hidden: true,
  rules: {
    hero: 'D-01',
    learn: 'D-04',
    step: 'D-11',
    stop: 'D-11',
    search: 'D-14',
    cast: 'D-51',
    castAtHunter: 'D-112',
    teleport: 'D-53',
    esp: 'D-61',
    ball: 'D-62',
    gaze: 'D-62',
    regain: 'D-54',
    meet: 'D-21',
    fight: 'D-30',
    fightHunter: 'D-112',
    slide: 'D-25',
    replace: 'D-108',
    haunt: 'D-82',
    timeUp: 'D-81',
    dice: 'D-30',
    die: 'D-24',
    monster: 'D-21',
    treasure: 'D-40',
    drop: 'D-37',
    prowl: 'D-112',
  },
  bounded: { turnLimit: 100 },
  bound: 12_000,
  cap: 1_000_000,
  reveals: REVEALS,
}
