/** One Deck Dungeon in English. */
import type { MatchResult, Words } from '../../../engine/types.ts'
import type { Action, DeckEvent } from '../types.ts'
import type { DeckView } from '../view/types.ts'
import { actionInWords } from './actions.ts'
import { drawBoard, drawPart } from './board.ts'
import { eventInWords } from './events.ts'
import { heroName } from './names.ts'
import { oddsInWords } from './odds.ts'

const ASKS: Readonly<Record<string, string>> = {
  gift: 'A card is drawn as XP.',
  start: 'A new turn. Anything before time passes?',
  turn: 'Explore, or enter a room?',
  landing: 'The Stairs are open. Descend?',
  time: 'Time passes: a card is discarded.',
  stairs: 'The Stairs hurt: who takes 1 damage?',
  rescue: 'A hero is about to fall! Drink Healing?',
  planning: 'Planning: lay the new door open?',
  reveal: 'The door is opened.',
  door: 'Face it, or flee?',
  split: 'Two encounters: who faces which, and first?',
  encounter: 'Go in, or drink Invisibility?',
  burn: 'Flames: who takes 1 damage?',
  drain: 'Drain: which item becomes XP?',
  way: 'Which way?',
  claim: 'Dice run short: who claims first?',
  bonus: 'Who rolls the bonus die?',
  roll: 'A die is rolled.',
  fight: 'Place dice and use skills.',
  name: 'Name a value.',
  target: 'Where does it go?',
  convert: 'Which dice are converted?',
  give: 'Who gets the heroic die?',
  odd: 'Damage is split evenly: who takes the odd one?',
  loot: 'Loot! How is the card claimed?',
  level: 'Enough XP. Level up?',
  spend: 'Which cards pay for it?',
  bossSplit: 'Who fights first this round?',
}

function ask(view: DeckView): string {
  if (view.result) return result(view.result)
  const { frame, deed } = view
  if (frame.kind === 'pay') return `${deed?.name ?? 'The skill'}: which die pays?`
  if (frame.kind === 'pick') return `${deed?.name ?? 'The skill'}: which die?`
  if (frame.kind === 'either') return `${deed?.name ?? 'The skill'}: which?`
  if (frame.kind === 'feat' || frame.kind === 'featDone') {
    const hero = view.fight?.fighters[frame.slot]?.hero ?? 0
    const asked = frame.kind === 'feat' ? featAsk(view, hero) : 'which die is discarded?'
    return `${heroName(view, hero)}: ${asked}`
  }
  return ASKS[frame.kind] ?? 'What now?'
}

/** With four heroes the board has no room for what the heroic skill says. */
function featAsk(view: DeckView, hero: number): string {
  const feat = view.party[hero]?.feat
  if (!feat) return 'use the heroic skill?'
  return view.party.length > 2 ? `use ${feat.name}? ${feat.text}` : `use ${feat.name}?`
}

function result({ reason }: MatchResult): string {
  return reason === 'victory'
    ? 'The boss is beaten: the dungeon is yours!'
    : 'A hero has fallen; the dungeon keeps its secrets.'
}

const OPTIONS: Readonly<Record<string, string>> = {
  heroes: 'Heroes',
  dungeon: 'Dungeon',
  edition: 'Printing',
  tier: 'Challenge tier',
  seats: 'Persons (one for all heroes, or one each)',
  sheets: 'Campaign talents of each hero',
}

export const en: Words = {
  ask,
  action: (action: Action, view: DeckView) => actionInWords(action, view),
  odds: (action: Action, view: DeckView) => oddsInWords(action, view),
  event: (event: DeckEvent) => eventInWords(event),
  board: drawBoard,
  map: drawPart,
  result,
  option: name => OPTIONS[name] ?? name,
}
