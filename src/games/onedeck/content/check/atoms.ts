import { z } from 'zod'
import { COLOURS } from '../../types.ts'

export const id = z.string().min(1).max(40)
const name = z.string().min(1).max(40)
const words = z.string().max(300)
/** Printed names and texts, with their German. */
export const named = { name, de: z.strictObject({ name }).optional() }
export const slaying = { name, de: z.strictObject({ name, den: words.optional() }).optional() }
export const told = { name, text: words, de: z.strictObject({ name, text: words }).optional() }
export const figured = { icon: name.optional(), hue: z.int().min(1).max(6).optional() }

export const few = z.int().min(0).max(99)
export const colour = z.enum(COLOURS)
export const stat = z.enum(['S', 'A', 'M'])
export const face = z.int().min(1).max(6)
export const most = z.int().min(1).max(99)
