import { ART } from './index.generated.ts'

export interface Art {
  readonly src: string
  /** Natural size in pixels: nearly twice what it is meant to be shown at. */
  readonly width: number
  readonly height: number
  /** For object-position: what to keep when the picture is cropped to a band. */
  readonly focus: string
}

export type ArtGame = keyof typeof ART

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** The picture of a card, a monster or a hero by its printed name; null if there is none. */
export function artOf(game: ArtGame, name: string): Art | null {
  const pictures: Readonly<Record<string, Art>> = ART[game]
  const slug = slugOf(name)
  return Object.hasOwn(pictures, slug) ? (pictures[slug] ?? null) : null
}
