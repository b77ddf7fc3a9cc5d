/** Looks through the ESP Medallion and into the Crystal Ball that are not to be had now (D-61 to D-63, D-102, D-110). */
import { act } from '../../content/action-table.ts'
import { type ContentIndex, num } from '../../content/content-index.ts'
import type { Action, Blocked, State } from '../../types.ts'
import { FACE_DOWN, FACE_UP, faceAt } from '../lair-cards.ts'
import { ballOffers, espOffers } from '../powers.ts'
import { CRYSTAL_BALL, ESP, isCleared, isTaken, knowsDoor, powersOf } from '../space.ts'
import { acting } from '../state.ts'

export function blockedLooks(content: ContentIndex, state: State): Blocked[] {
  const powers = powersOf(content, acting(state))
  const never = blockedAll(content, state)
  const found: Blocked[] = []
  if ((powers & ESP) !== 0)
    found.push(...(never ? [{ action: ESP_AT_ALL, ...never }] : blockedEsp(content, state)))
  if ((powers & CRYSTAL_BALL) !== 0)
    found.push(...(never ? [{ action: BALL_AT_ALL, ...never }] : blockedBall(content, state)))
  return found
}

/** What keeps a hero from any look at all. */
function blockedAll(content: ContentIndex, state: State): Pick<Blocked, 'why' | 'rule'> | null {
  if (state.hasPeeked) return { why: 'peeked', rule: 'D-63' }
  return isTaken(content, state, acting(state).at) ? { why: 'passing', rule: 'D-102' } : null
}

const ESP_AT_ALL = { kind: 'esp' } as const
const BALL_AT_ALL = { kind: 'ball' } as const

function blockedEsp(content: ContentIndex, state: State): Blocked[] {
  const hero = acting(state)
  const offers: Action[] = []
  espOffers(content, state, hero, offers)
  const near = (content.ways[hero.at] ?? []).filter(({ to }) => !isCleared(content, state, to))
  if (near.length === 0) return [{ action: ESP_AT_ALL, why: 'notBeside', rule: 'D-61' }]
  return near.flatMap(({ to, door }): Blocked[] => {
    const action = act(content.actions.esp, to)
    if (offers.includes(action)) return []
    if (!knowsDoor(content, hero, door)) return [{ action, why: 'hiddenDoor', rule: 'D-110' }]
    const face = faceAt(state, num(content.lair, to))
    if (face === FACE_UP) return [{ action, why: 'faceUp', rule: 'D-63' }]
    return face === FACE_DOWN
      ? [{ action, why: 'seen', rule: 'D-63' }]
      : [{ action, why: 'nothingThere', rule: 'D-21' }]
  })
}

function blockedBall(content: ContentIndex, state: State): Blocked[] {
  if (!state.isIdle) return [{ action: BALL_AT_ALL, why: 'begun', rule: 'D-62' }]
  const offers: Action[] = []
  ballOffers(content, state, offers)
  return content.actions.ball
    .filter(action => !offers.includes(action))
    .map(action => ({ action, why: 'allSeen', rule: 'D-63' }))
}
