/** What is told of rescues in English: numbers, margins and deeds. */
import type { TaleWords } from '../../../../engine/tale.ts'
import { count } from './names.ts'
import { options } from './options.ts'

const FALLS: Readonly<Record<string, string>> = { helmet: 'a helmeted monster', monster: 'a monster' }

export const tales: TaleWords = {
  traits: {
    hearts: { label: options['hearts']?.label ?? '', choices: {} },
    turnLimit: { label: options['turnLimit']?.label ?? '', choices: { none: 'none' } },
  },
  numbers: {
    slain: 'monsters beaten',
    gold: 'gold in the purse',
    tiles: 'tiles laid',
    wounds: 'hearts lost',
    moves: 'moves',
  },
  margins: {
    heartsLeft: hearts => `Home with ${count(hearts, 'heart')} left.`,
    roomsHome: rooms => `She was with you, ${count(rooms, 'room')} from the stairwell.`,
    tilesLeft: tiles => `There were ${count(tiles, 'tile')} still above her room.`,
    locksLeft: locks =>
      locks === 0
        ? 'Nothing stood between you and her any more.'
        : `${count(locks, 'locked room')} still to clear.`,
  },
  deeds: {
    surveyor: { name: 'Surveyor', text: 'Lay six tiles in one match.' },
    locksmith: { name: 'Locksmith', text: 'Open a locked room.' },
    'rope-walker': { name: 'Rope walker', text: 'Span a chasm.' },
    customer: { name: 'Good customer', text: 'Buy something from the merchants.' },
    'heavy-purse': { name: 'Heavy purse', text: 'End a match with 30 gold or more.' },
    'every-lock': { name: 'No door left', text: 'Open three locks in one match.' },
    'first-blood': { name: 'First blood', text: 'Beat a monster.' },
    'fourth-level': { name: 'Seasoned', text: 'Reach the fourth level.' },
    'horn-breaker': { name: 'Horn breaker', text: 'Beat ten helmeted monsters in one match.' },
    'bare-hands': { name: 'Bare hands', text: 'Win ten rounds of one match without a card.' },
    'blind-faith': { name: 'Blind faith', text: 'Win five rounds with a card that you turned over unseen.' },
    'nine-in-a-row': { name: 'Nine at one stroke', text: 'Win nine rounds in a row.' },
    'last-stand': { name: 'Last stand', text: 'Win three rounds of one match with a single heart left.' },
    rescued: { name: 'Back to the light', text: 'Bring the princess home.' },
    'five-hearts': { name: 'The narrow stair', text: 'Bring her home having begun with five hearts.' },
    'not-a-scratch': { name: 'Not a scratch', text: 'Bring her home with all your hearts.' },
    'by-a-thread': { name: 'By a thread', text: 'Bring her home with your last heart.' },
    'in-time': { name: 'Before the candle is out', text: 'Bring her home within a limit of 60 moves.' },
    sober: { name: 'Sober', text: 'Bring her home without drinking a potion.' },
    bodyguard: { name: 'Bodyguard', text: 'Beat three monsters with her at your side, and bring her home.' },
    'damp-fuse': { name: 'Damp fuse', text: 'Light a bomb and lose the round all the same.' },
    'keep-the-change': { name: 'Keep the change', text: 'Pay at least 4 too much in one deal.' },
    'better-part': { name: 'The better part of valour', text: 'Retreat five times in one match.' },
    'house-guest': { name: 'House guest', text: 'Rest in the stairwell three times in one match.' },
    luckless: { name: 'One of those days', text: 'Lose six rounds in a row.' },
  },
  fell: by => FALLS[by] ?? by,
}
