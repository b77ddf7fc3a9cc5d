/** The value of an option in one word, as it is typed. */

/** The choice of nothing at all, such as no turn limit. */
const NONE = 'none'

/** As it is typed: a list has commas. */
export function textOf(value: unknown): string {
  if (value === null) return NONE
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
