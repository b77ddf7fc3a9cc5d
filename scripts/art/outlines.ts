import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** Outlines of game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0; each is one path on 512 x 512. */
const require = createRequire(import.meta.url)
const file = require.resolve('@iconify-json/game-icons/icons.json')
const { icons } = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(JSON.parse(readFileSync(file, 'utf8')))

export function outline(name: string): string {
  const d = /\bd="([^"]+)"/.exec(icons[name]?.body ?? '')?.[1]
  if (d === undefined) throw new Error(`There is no outline "${name}".`)
  return d
}

/** The outermost line of an outline, without the holes in it. */
export const silhouette = (d: string): string => d.slice(0, d.search(/z/i) + 1 || undefined)
