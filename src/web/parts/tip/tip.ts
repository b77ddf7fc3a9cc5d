/** What is told of a thing on pointing at it, on reaching it by keys, and on a long press: a reader is told the same. */

export interface Tip {
  readonly 'data-tip': string
  readonly 'aria-description': string
}

/** For the element it is about. The first of several lines is the name of the thing. */
export function tip(...lines: readonly string[]): Tip {
  const said = lines.filter(line => line !== '').join('\n')
  return { 'data-tip': said, 'aria-description': said.replaceAll('\n', '. ') }
}

/** The same for what is neither pressed nor typed in: keys reach it too. */
export function tipStop(...lines: readonly string[]): Tip & { readonly tabIndex: 0 } {
  return { ...tip(...lines), tabIndex: 0 }
}

/** Around many things that are told of and not pressed: Tab stops once among them, and arrows lead from one to the next. */
export const TIPS = { 'data-tips': '' } as const

/** One of them; Tab comes to the one that says so. */
export function tipAmong(isStop: boolean, ...lines: readonly string[]): Tip & { readonly tabIndex: number } {
  return { ...tip(...lines), tabIndex: isStop ? 0 : -1 }
}
