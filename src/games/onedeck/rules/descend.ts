/** Descending and the boss: O-89, O-94, O-100 to O-102, O-218, O-219. */
import type { Action, State } from '../types.ts'
import { clearDice } from './consequences.ts'
import { heals, offerHealing } from './damage.ts'
import { layChallenge, pushRolls } from './encounter.ts'
import { bossHealth, challengeOf, fightOf, heroId, isAtBoss, othersOf, PAIRS, partyPower } from './party.ts'
import type { Play } from './play.ts'
import { pop, push } from './stack.ts'
import { freshFight } from './state.ts'

const SPLITS = PAIRS.map(([a, b]): Action => ({ kind: 'split', first: 0, a, b }))

/** Tokens off the Stairs, abilities of descending, the next floor, a new deck. */
export function descend(play: Play): void {
  const { state, emit } = play
  state.stairs = 0
  state.descents += 1
  for (const hero of state.party) heals(play, hero, hero.powers.descendHeal, 'descending')
  state.floor += 1
  emit?.({ kind: 'descended', floor: state.floor })
  if (isAtBoss(state)) return meetBoss(state)
  state.unseen.push(...state.discard, ...state.doors.flatMap(door => door.cards.filter(card => card >= 0)))
  state.discard = []
  state.doors = []
  state.closed = 0
  state.uncovered = false
  state.speed = partyPower(state, 'speed')
  state.foresight = partyPower(state, 'foresight')
  state.stack = [{ kind: 'floor' }]
}

/** O-100: stored dice are discarded and heroic skills are over. */
function meetBoss(state: State): void {
  for (const hero of state.party) hero.stored = 0
  clearDice(state)
  state.stack = [{ kind: 'round' }]
}

/** O-94: with four heroes one pair after the other, new pairs each round. */
export function beginRound(state: State): void {
  if (state.party.length === 4) push(state, { kind: 'bossSplit' })
  else push(state, { kind: 'bossFight', pair: state.party.map((_, hero) => hero) })
}

export function offerBossSplit(play: Play): Action[] {
  const { state } = play
  const list = SPLITS.slice()
  offerHealing(state, list)
  return list
}

export function splitForBoss({ content, state, emit }: Play, pair: readonly number[]): void {
  pop(state)
  emit?.({ kind: 'paired', heroes: pair.map(hero => heroId(content, state, hero)) })
  push(state, { kind: 'bossFight', pair: othersOf(pair) })
  push(state, { kind: 'bossFight', pair })
}

/** O-101: all dice and the bonus, no heroic skills, nothing of the dungeon. */
export function fightBoss(play: Play, pair: readonly number[]): void {
  const { content, state } = play
  const fight = freshFight(-1, pair)
  state.fight = fight
  layChallenge(content, fight, content.challenges.boss(state.dungeon, state.boss))
  pop(state)
  push(state, { kind: 'fight' })
  pushRolls(play, pair, false)
}

/** O-102, O-219: the heroes survived. The Hydra heals first; then every covered skull is 1 damage. */
export function strikeBoss(play: Play): void {
  const { content, state, emit } = play
  const fight = fightOf(state)
  const { skulls, modifiers } = challengeOf(content, fight)
  const covered = bitCount(skulls & fight.full)
  const healed = modifiers.regrows ? Math.min(state.boss, bitCount(skulls) - covered) : 0
  const health = bossHealth(content, state)
  state.boss = Math.min(health, state.boss - healed + covered)
  pop(state)
  clearDice(state)
  emit?.({
    kind: 'struck',
    dungeon: content.printing.dungeons[state.dungeon]?.id ?? '',
    damage: covered,
    healed,
  })
  if (state.boss >= health) win(play)
}

function bitCount(mask: number): number {
  let count = 0
  for (let bits = mask; bits !== 0; bits &= bits - 1) count += 1
  return count
}

function win(play: Play): void {
  const { state, emit } = play
  state.ending = 'victory'
  push(state, { kind: 'over' })
  emit?.({ kind: 'ended', ending: 'victory' })
}
