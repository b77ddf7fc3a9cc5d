/** Pictures by id, found among the files themselves: a new one is its file and stands in no list. */

export interface Art {
  readonly src: string
  /** For object-position: what to keep when the picture is cropped to a band. */
  readonly focus: string
}

/** Gives the picture of whatever has this id; null if there is none. */
export type Shelf = (id: string) => Art | null

/** How far down the eye rests, in per cent, where nothing is said of it. */
const MIDDLE = 50

/** The pictures of one folder, by path, and where to look in those whose middle is not what counts. */
export function shelf(
  files: Readonly<Record<string, string>>,
  focus: Readonly<Record<string, number>>,
): Shelf {
  const pictures = new Map(Object.entries(files).map(([path, src]) => [idOf(path), src]))
  return id => {
    const src = pictures.get(id)
    return src === undefined ? null : { src, focus: `50% ${focus[id] ?? MIDDLE}%` }
  }
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))
}
