import type { Game, Layer, Scene } from '../scene.ts'

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

interface Block {
  readonly game: Game
  readonly width: number
  readonly height: number
}

/** Makes scenes that share a game and a size of block. */
export const block =
  ({ game, width, height }: Block) =>
  (
    name: string,
    hue: string,
    seed: number,
    layers: readonly Layer[],
    focus: Scene['focus'] = [50, 50],
  ): Scene => ({ game, width, height, slug: slugOf(name), hue, seed, focus, layers })
