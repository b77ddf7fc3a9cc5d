/** One handler for each kind of action; then whatever follows by itself, until a seat or chance is to act. */
import type { ActionOf, AutoStep, ChanceStep, Kind } from '../types.ts'
import { attackRoll, hurt, strikeRoll } from './combat.ts'
import { drop, replace } from './drop.ts'
import { arrive, drawRevealed, engageFoe, fight, fightHunter, meet, turnUpTarget } from './encounter.ts'
import { timeUp } from './end.ts'
import { chooseHero, learn, prepare, rollBook, rollFirst } from './heroes.ts'
import { drawTreasure, gather, swordRoll } from './loot.ts'
import { search, searchRoll, step, stop } from './move.ts'
import { type Play } from './play.ts'
import { ball, drawLaid, drawPeeked, gaze, useEsp } from './powers.ts'
import { showTarget } from './solo/hunt.ts'
import { drawHunter, placeHunter, prowl, seek } from './solo/hunter.ts'
import { boltRoll, cast, castAtHunter, regain, teleport } from './spells.ts'
import { top } from './stack.ts'
import { cageRoll, slide } from './traps.ts'
import { endTurn, nextTurn } from './turn.ts'

type Handlers = { readonly [K in Kind]: (play: Play, action: ActionOf<K>) => void }
type Rolls<K extends Kind> = Readonly<Partial<Record<ChanceStep, (play: Play, action: ActionOf<K>) => void>>>

const DICE_ROLLS: Rolls<'dice'> = {
  first: rollFirst,
  attack: attackRoll,
  bolt: boltRoll,
  strike: strikeRoll,
  sword: swordRoll,
}
const DIE_ROLLS: Rolls<'die'> = { book: rollBook, search: searchRoll, cage: cageRoll }
const MONSTER_DRAWS: Rolls<'monster'> = { reveal: drawRevealed, peek: drawPeeked, hunter: drawHunter }
const TREASURE_DRAWS: Rolls<'treasure'> = { treasure: drawTreasure, lay: drawLaid, target: showTarget }

/** The same die or card means another thing at each step. */
function bySteps<K extends Kind>(rolls: Rolls<K>): (play: Play, action: ActionOf<K>) => void {
  const table: Readonly<Record<string, ((play: Play, action: ActionOf<K>) => void) | undefined>> = rolls
  return (play, action) => table[top(play.state).step]?.(play, action)
}

const HANDLERS: Handlers = {
  hero: chooseHero,
  learn,
  step,
  stop,
  search,
  cast,
  castAtHunter,
  teleport,
  esp: useEsp,
  ball,
  gaze,
  regain,
  meet,
  fight,
  fightHunter,
  slide,
  replace,
  haunt: placeHunter,
  timeUp,
  dice: bySteps(DICE_ROLLS),
  die: bySteps(DIE_ROLLS),
  monster: bySteps(MONSTER_DRAWS),
  treasure: bySteps(TREASURE_DRAWS),
  drop,
  prowl,
}

export function apply<K extends Kind>(play: Play, action: ActionOf<K>): void {
  const handler: Handlers[K] = HANDLERS[action.kind]
  handler(play, action)
  settle(play)
}

const AUTO: Readonly<Record<AutoStep, (play: Play) => void>> = {
  start: prepare,
  arrive,
  turnUp: turnUpTarget,
  engage: engageFoe,
  gather,
  hurt,
  end: endTurn,
  seek,
  next: nextTurn,
}

const AUTO_TABLE: Readonly<Record<string, ((play: Play) => void) | undefined>> = AUTO

/** Runs what needs nobody's decision. */
export function settle(play: Play): void {
  const { state } = play
  while (state.outcome === null) {
    const { step } = top(state)
    // A move is asked for so often that it is worth answering first.
    if (step === 'move') return
    const run = AUTO_TABLE[step]
    if (run === undefined) return
    run(play)
  }
}
