import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { COVERS } from './focus.ts'

const WEB = fileURLToPath(new URL('../../src/web/', import.meta.url))
export const MANIFEST = `${WEB}art/manifest.json`

/** The folder of the game that pictures on this shelf belong to; a cover goes by the id of its game. */
const folderOf = (shelf: string, id: string): string =>
  shelf === COVERS ? `${WEB}games/${id.split('-')[0]}/cover` : `${WEB}games/${shelf}/art`

/** The file of a picture, from its name: shelf and id. */
export function fileOf(name: string): string {
  const [shelf = '', id = ''] = name.split('/')
  return `${folderOf(shelf, id)}/${id}.webp`
}

/** Where it is said what counts in the pictures of a game. */
export const focusFile = (game: string): string => `${folderOf(game, '')}/focus.json`

const entry = z.object({ scene: z.string(), file: z.string(), bytes: z.number() })
const schema = z.record(z.string(), entry)

/** For each picture, what it was drawn from and what came of it. */
export type Manifest = z.infer<typeof schema>

export const readManifest = (): Manifest =>
  existsSync(MANIFEST) ? schema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))) : {}

export const digest = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16)
