import type { Layer, Scene } from '../scene.ts'

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

interface Block {
  readonly game: string
  readonly width: number
  readonly height: number
}

/** Makes scenes that share a game and a size of block. */
export const block =
  ({ game, width, height }: Block) =>
  (name: string, hue: string, seed: number, layers: readonly Layer[], keep?: number): Scene => ({
    game,
    width,
    height,
    slug: slugOf(name),
    hue,
    seed,
    focus: focusOn(keep ?? height / 2, height),
    layers,
  })

/** How far down a wide band lies, in per cent, when its middle shall be at `y`. */
function focusOn(y: number, height: number): number {
  const band = height * 0.2
  return Math.round(Math.min(1, Math.max(0, (y - band / 2) / (height - band))) * 100)
}
