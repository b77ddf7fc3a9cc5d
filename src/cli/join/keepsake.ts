/** What a terminal keeps of online play: one file that nobody else may read. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Json } from '../../engine/types.ts'
import type { Keepsake } from '../../table/remote/keepsake.ts'
import { readJson } from '../files.ts'
import { homeOf } from '../home.ts'
import type { Io } from '../io.ts'
import { DiskFault } from '../store/disk-fault.ts'

const shape = z.record(z.string(), z.json())

/** It is read anew for every change, so what another terminal wrote meanwhile stays. */
export function fileKeepsake(io: Pick<Io, 'env' | 'write'>): Keepsake {
  const path = join(homeOf(io.env), 'online.json')
  const write = (kept: Readonly<Record<string, Json>>) => io.write(path, `${JSON.stringify(kept)}\n`)
  return {
    read: async key => keptIn(path)[key],
    change: async (key, next) => {
      const { [key]: before, ...others } = keptIn(path)
      const value = next(before)
      write(value === undefined ? others : { ...others, [key]: value })
    },
    clear: async () => write({}),
  }
}

/** What cannot be read is not written over: a key that is lost costs every seat. */
function keptIn(path: string): Readonly<Record<string, Json>> {
  if (!existsSync(path)) return {}
  const input = readJson(path, 'keepsake')
  if (!input.ok) throw new DiskFault(input.refusal.reason)
  const read = shape.safeParse(input.value)
  if (!read.success) throw new DiskFault(`"${path}" is damaged.`)
  return read.data
}
