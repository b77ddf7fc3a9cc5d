import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const ART = fileURLToPath(new URL('../../src/web/art/', import.meta.url))
export const MANIFEST = `${ART}manifest.json`

const entry = z.object({ scene: z.string(), file: z.string(), bytes: z.number() })
const schema = z.record(z.string(), entry)

/** For each picture, what it was drawn from and what came of it. */
export type Manifest = z.infer<typeof schema>

export const readManifest = (): Manifest =>
  existsSync(MANIFEST) ? schema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))) : {}

export const digest = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16)
