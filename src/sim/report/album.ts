/** The pictures that a report shows: each is in it once, however often it is seen. */

/** A picture by its name, as an address that holds all of it; null where there is none. */
export type Pictures = (name: string) => string | null

export interface Album {
  /** The class of whatever shows this picture. */
  readonly classOf: (name: string) => string | null
  /** To be asked when everything has been shown. Outlines, whose names begin with icon-, are not ours and want to be credited. */
  readonly hasOutlines: () => boolean
  readonly style: () => string
}

/** Nothing else may stand in a style: a pack names its pictures. */
const DATA = /^data:image\/(webp|png|svg\+xml);base64,[A-Za-z0-9+/=]+$/

export function albumOf(pictures: Pictures): Album {
  const known = new Map<string, string | null>()
  const rules: string[] = []
  let hasOutlines = false
  return {
    classOf(name) {
      const before = known.get(name)
      if (before !== undefined) return before
      const data = pictures(name)
      const shown = data !== null && DATA.test(data) ? `p${rules.length}` : null
      known.set(name, shown)
      if (shown !== null) rules.push(`.${shown}{background-image:url(${data})}`)
      if (shown !== null && name.startsWith('icon-')) hasOutlines = true
      return shown
    },
    hasOutlines: () => hasOutlines,
    style: () => rules.join('\n'),
  }
}
