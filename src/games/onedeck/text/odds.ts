/** What to expect beside a choice that leads to dice: in words, and as bands of damage and time. */
import type { Band, Outlook } from '../../../engine/types.ts'
import { afterDone, canLay } from '../odds/afterwards.ts'
import { type Meeting, meetingsOf } from '../odds/meetings.ts'
import { type Odds, type Outcome, riskOf } from '../odds/odds.ts'
import type { Action } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { heroName, listed } from './names.ts'
import type { Say } from './say.ts'

export function oddsInWords(say: Say, action: Action, view: DeckScene): string | null {
  if (action.kind === 'done') return doneInWords(say, action.hero, view)
  const meetings = meetingsOf(action, view)
  const [first] = meetings
  if (!first) return null
  const texts = meetings.map(met => {
    const text = meetingInWords(say, met)
    const of = nameOf(say, action, view, met)
    return of === '' ? text : say.board.against(text, of)
  })
  return say.board.expect(texts.join(first.card ? say.board.between : say.board.andThen))
}

/** Where only others still place dice, what is left at best. */
function doneInWords(say: Say, hero: number, view: DeckScene): string | null {
  const end = canLay(view, hero) ? null : afterDone(view, hero)
  if (!end) return null
  const { board } = say
  const harm = [
    end.damage > 0 ? `${end.damage}♥` : '',
    end.time > 0 ? board.timeSpent(`${end.time}`) : '',
    end.short > 0 ? board.death : '',
  ]
  return board.atBest(harm.filter(part => part !== '').join(' '))
}

export function outlooksOf(say: Say, action: Action, view: DeckScene): Outlook[] {
  return meetingsOf(action, view).map(met => ({
    of: nameOf(say, action, view, met),
    bands: [damageBand(say, met.odds), timeBand(say, met.odds)],
  }))
}

/** What it is told as where there are several: a way, or who meets which card. Who fights a boss is told by the choice. */
function nameOf(say: Say, action: Action, view: DeckScene, { card, way, heroes }: Meeting): string {
  if (!card || action.kind === 'choose') return ''
  if (heroes.length === view.party.length) {
    const found = card.ways[way]
    return found ? say.name(found) : ''
  }
  const who = listed(
    say,
    heroes.map(hero => heroName(say, view, hero)),
  )
  return say.board.meet(who, say.name(card))
}

/** `1.4±0.2♥ and 0.8 time, deadly 4%`; errors that do not show at one decimal are left out. No time goes by at the boss (O-101). */
function meetingInWords({ board }: Say, { odds, card }: Meeting): string {
  const written = (mean: number): string => mean.toFixed(1).replace('.', board.point)
  const about = (mean: number, error: number) =>
    error < 0.05 ? written(mean) : `${written(mean)}±${written(error)}`
  const hearts = `${about(odds.damage, odds.damageError)}♥`
  const time = board.timeSpent(about(odds.time, odds.timeError))
  const harm = card ? board.both(hearts, time) : hearts
  const risk = riskOf(odds)
  return risk === 0 ? harm : `${harm}, ${board.deadly(Math.round(risk * 100))}`
}

const TONES = ['best', 'fair', 'poor', 'bad'] as const
/** So much or more is told as one. */
const MUCH = 4

function damageBand({ board }: Say, odds: Odds): Band {
  const harmless = sharesBy(odds, ({ damage, short }) => (short === 0 ? damage : null))
  const parts = partsOf(harmless, value => `${value}♥`)
  const share = riskOf(odds)
  return { title: board.damage, parts: [...parts, { label: board.death, share, tone: 'worst' }] }
}

function timeBand({ atoms, board }: Say, odds: Odds): Band {
  return {
    title: board.time,
    parts: partsOf(
      sharesBy(odds, ({ time }) => time),
      atoms.time,
    ),
  }
}

/** The chance of each value up to much; null counts nowhere. */
function sharesBy({ outcomes }: Odds, valueOf: (outcome: Outcome) => number | null): number[] {
  const shares = Array.from({ length: MUCH + 1 }, () => 0)
  for (const outcome of outcomes) {
    const value = valueOf(outcome)
    if (value !== null) shares[Math.min(value, MUCH)] = (shares[Math.min(value, MUCH)] ?? 0) + outcome.p
  }
  return shares
}

function partsOf(shares: readonly number[], label: (value: string) => string): Band['parts'] {
  return shares.map((share, value) => ({
    label: label(value === MUCH ? `${MUCH}+` : `${value}`),
    share,
    tone: TONES[value] ?? 'bad',
  }))
}
