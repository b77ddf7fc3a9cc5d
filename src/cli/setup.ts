/** How a match is set up from the flags of a command line. */
import { valueOf } from '../engine/option-text.ts'
import { done, refuse } from '../engine/result.ts'
import type { AnyKit, Facts, Result } from '../engine/types.ts'
import { readJson } from './files.ts'

export type Options = Readonly<Record<string, unknown>>

/** `-o name=value`, as often as given, and `--content FILE`; what the values may be is the game's to say. */
export function optionsFrom(kit: AnyKit, flags: readonly string[], content?: string): Result<Options> {
  const options: [string, unknown][] = []
  for (const flag of flags) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(flag) ?? []
    if (name === undefined || value === undefined)
      return refuse('options', `An option is written name=value, not "${flag}".`)
    const unknown = faultOfName(kit.facts, name)
    if (unknown !== null) return refuse('options', unknown)
    options.push([name, valueOf(kit.facts.options, name, value)])
  }
  if (content === undefined) return done(Object.fromEntries(options))
  const pack = readJson(content, 'pack')
  if (!pack.ok) return pack
  const checked = kit.packs.check(pack.value)
  if (!checked.ok) return refuse('content', `"${content}": ${checked.refusal.reason}`)
  return done(Object.fromEntries([...options, ['content', pack.value]]))
}

export function faultOfName({ options, title, seatsOption }: Facts, name: string): string | null {
  if (name === seatsOption) return null
  if (options.length === 0 ? name !== 'content' : options.some(option => option.name === name)) return null
  const known = options.map(option => option.name).join(', ') || 'none'
  return `${title} has no option "${name}"; its options are: ${known}.`
}
