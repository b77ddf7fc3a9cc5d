/** Looks through the ESP Medallion and into the Crystal Ball that are not to be had now (D-61 to D-63, D-102, D-110). */
import { type ContentIndex, num } from '../../content/content-index.ts'
import { type Action, type Blocked, NONE, type State } from '../../types.ts'
import { FACE_DOWN, FACE_UP, faceAt } from '../lair-cards.ts'
import { ballOffers, espOffers } from '../powers.ts'
import { CRYSTAL_BALL, ESP, isCleared, isTaken, knowsDoor, powersOf } from '../space.ts'
import { acting } from '../state.ts'

export function blockedLooks(content: ContentIndex, state: State): Blocked[] {
  const powers = powersOf(content, acting(state))
  const never = blockedAll(content, state)
  const found: Blocked[] = []
  if ((powers & ESP) !== 0)
    found.push(...(never ? [{ action: esp(NONE), ...never }] : blockedEsp(content, state)))
  if ((powers & CRYSTAL_BALL) !== 0)
    found.push(...(never ? [{ action: ball(NONE), ...never }] : blockedBall(content, state)))
  return found
}

/** What keeps a hero from any look at all. */
function blockedAll(content: ContentIndex, state: State): Pick<Blocked, 'why' | 'rule'> | null {
  if (state.hasPeeked) return { why: 'peeked', rule: 'D-63' }
  return isTaken(content, state, acting(state).at) ? { why: 'passing', rule: 'D-102' } : null
}

const esp = (at: number) => ({ kind: 'esp', at }) as const
const ball = (level: number) => ({ kind: 'ball', level }) as const

function blockedEsp(content: ContentIndex, state: State): Blocked[] {
  const hero = acting(state)
  const offers: Action[] = []
  espOffers(content, state, hero, offers)
  const near = (content.ways[hero.at] ?? []).filter(({ to }) => !isCleared(content, state, to))
  if (near.length === 0) return [{ action: esp(NONE), why: 'notBeside', rule: 'D-61' }]
  return near.flatMap(({ to, door }): Blocked[] => {
    if (offers.some(offer => offer.kind === 'esp' && offer.at === to)) return []
    if (!knowsDoor(content, hero, door)) return [{ action: esp(to), why: 'hiddenDoor', rule: 'D-110' }]
    const face = faceAt(state, num(content.lair, to))
    if (face === FACE_UP) return [{ action: esp(to), why: 'faceUp', rule: 'D-63' }]
    return face === FACE_DOWN
      ? [{ action: esp(to), why: 'seen', rule: 'D-63' }]
      : [{ action: esp(to), why: 'nothingThere', rule: 'D-21' }]
  })
}

function blockedBall(content: ContentIndex, state: State): Blocked[] {
  if (!state.isIdle) return [{ action: ball(NONE), why: 'begun', rule: 'D-62' }]
  const offers: Action[] = []
  ballOffers(content, state, offers)
  return content.actions.ball
    .filter(action => !offers.includes(action))
    .map(action => ({ action, why: 'allSeen', rule: 'D-63' }))
}
