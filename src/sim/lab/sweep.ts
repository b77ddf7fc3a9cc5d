/** One thing about a game with several values, everything else being equal. */
import { canonical } from '../../engine/hash.ts'
import { textOf } from '../../engine/option-text.ts'
import { done, saidBy } from '../../engine/result.ts'
import type { AnyKit, Json, Result } from '../../engine/types.ts'
import { packWith } from './pack-path.ts'
import type { Arm } from './study.ts'
import { refuse } from './text/index.ts'

export interface Sweep {
  /** An option, or `pack.` and a path into the content. */
  readonly name: string
  readonly values: readonly Json[]
}

const PACK = 'pack.'

export function isOfPack({ name }: Pick<Sweep, 'name'>): boolean {
  return name.startsWith(PACK)
}

/** An arm for each value. */
export function armsOf(kit: AnyKit, arm: Arm, sweep: Sweep): Result<Arm[]> {
  const arms: Arm[] = []
  for (const value of sweep.values) {
    const options = optionsWith(kit, arm.options, sweep.name, value)
    if (!options.ok) return options
    const any = arm.any.filter(name => name !== sweep.name)
    arms.push({ name: `${sweep.name}=${textOf(value)}`, options: options.value, any })
  }
  return done(arms)
}

function optionsWith(
  kit: AnyKit,
  options: Arm['options'],
  name: string,
  value: Json,
): Result<Arm['options']> {
  if (!isOfPack({ name })) return done({ ...options, [name]: value })
  const pack = packWith(kit, options['content'] ?? kit.packs.standard, name.slice(PACK.length), value)
  if (!pack.ok) return pack
  const checked = kit.packs.check(pack.value)
  const said = `${name}=${textOf(value)}`
  if (!checked.ok) return refuse('content', (_, language) => `${said}: ${saidBy(checked.refusal)[language]}`)
  return done({ ...options, content: pack.value })
}

/** A pack, and what it is called: as its file is written on a command line. */
export interface NamedPack {
  readonly name: string
  readonly content: unknown
}

const STANDARD = 'standard'

/** One pack against another, or against the standard set, whatever door they come through. */
export function againstPack(kit: AnyKit, arm: Arm, pack: NamedPack | null, other: NamedPack): Result<Arm[]> {
  const first = pack ?? { name: STANDARD, content: kit.packs.standard }
  if (canonical(first.content) === canonical(other.content))
    return refuse('content', t => t.samePack(first.name, other.name))
  // A file may be called as the standard set is.
  const otherName = other.name === first.name ? `./${other.name}` : other.name
  return done([
    { ...arm, name: first.name },
    { ...arm, name: otherName, options: { ...arm.options, content: other.content } },
  ])
}
