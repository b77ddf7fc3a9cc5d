/** Traits that say something besides the options. */
import type { Facts } from '../../engine/types.ts'
import type { Findings } from './findings.ts'

/** An option whose values are told apart leaves nothing to its trait: that has its name, or the one that the option gives. */
export function toldTraits(
  { options, traits }: Pick<Findings, 'options' | 'traits'>,
  facts: Facts,
): Findings['traits'] {
  const said = new Set(
    options
      .filter(({ rows }) => rows.length > 1)
      .map(({ name }) => facts.options.find(fact => fact.name === name)?.trait ?? name),
  )
  return traits.filter(({ name }) => !said.has(name))
}
