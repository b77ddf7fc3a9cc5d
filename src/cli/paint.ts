/** Colours on a terminal. */
import pc from 'picocolors'
import type { Paint, Tone } from '../engine/types.ts'
import type { Io } from './io.ts'

/** Colours where the terminal has them and nobody asked for none (https://no-color.org). */
export function hasColour(io: Pick<Io, 'env' | 'isTTY'>, wanted: boolean): boolean {
  if (!wanted || io.env['NO_COLOR']) return false
  if (io.env['FORCE_COLOR'] && io.env['FORCE_COLOR'] !== '0') return true
  return io.isTTY && io.env['TERM'] !== 'dumb'
}

export function paintWith(colour: boolean): Paint {
  const c = pc.createColors(colour)
  const tones: Readonly<Record<Tone, (text: string) => string>> = {
    strong: c.bold,
    dim: c.dim,
    danger: c.red,
    good: c.green,
    gold: c.yellow,
    hero: c.cyan,
    magic: c.magenta,
  }
  return (tone, text) => tones[tone](text)
}
