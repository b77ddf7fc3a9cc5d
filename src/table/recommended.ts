/** What a hint says, at first sight and after thinking: one recommendation, and how the options compare with it. */
import type { Choice, Hint, Prospect, Prospects, Why } from './shown.ts'

export interface Recommended {
  readonly choice: Choice
  /** What comes of it, unless the reason has told it already. */
  readonly odds: string | null
  /** The reason in a sentence or two; empty where the game says nothing. */
  readonly why: string
  /** What was advised at first sight, where something else turned out to be better. */
  readonly instead: Choice | null
  /** Another that is as good, as far as can be told. */
  readonly even: string | null
  /** The place on the board that it is about, by id. */
  readonly at: string | null
  /** What is recommended first, then by value. */
  readonly options: readonly Option[]
}

interface Option extends Prospect {
  readonly text: string
}

const NOTHING: Why = { why: '', at: null }

/** Among these choices, which have the words. */
export function recommendedBy(
  hint: Hint,
  prospects: Prospects | null,
  choices: readonly Choice[],
): Recommended {
  const named = (wanted: string) => choices.find(({ key }) => key === wanted)
  const choice = named(prospects?.best ?? hint.choice.key) ?? hint.choice
  const options = (prospects?.options ?? [])
    .flatMap(option => withText(option, named(option.key)))
    .toSorted((a, b) => Number(b.key === choice.key) - Number(a.key === choice.key) || b.value - a.value)
  const isAdvised = choice.key === hint.choice.key
  const { why, at } = isAdvised ? hint : (hint.others[choice.key] ?? NOTHING)
  const odds = tells(why, choice.odds) ? null : choice.odds
  const [own, next] = options
  const even = own && next && next.value >= own.value ? next.text : null
  return { choice, odds, why, instead: isAdvised ? null : hint.choice, even, at, options }
}

/** Whether a reason has all numbers of the odds, by whatever words; what comes to nothing needs none. */
function tells(why: string, odds: string | null): boolean {
  const [said, shown] = [numbersIn(why), numbersIn(odds ?? '').filter(number => number > 0)]
  return shown.length > 0 && shown.every(number => said.includes(number))
}

/** Without the errors of estimates. */
function numbersIn(text: string): number[] {
  const numbers = text.replaceAll(/±[\d.,]+/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []
  return numbers.map(number => Number(number.replace(',', '.')))
}

function withText(option: Prospect, choice: Choice | undefined): Option[] {
  return choice ? [{ ...option, text: choice.text }] : []
}

/** In per cent, on either side; never nothing. */
export function marginOf({ low, high }: Pick<Prospect, 'low' | 'high'>): number {
  return Math.max(1, Math.round((high - low) * 50))
}
