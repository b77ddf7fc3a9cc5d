/** Traits that say something besides the options. */
import type { Facts } from '../../engine/types.ts'
import type { ComparedKind } from './compared.ts'
import type { Findings } from './findings.ts'

/** An option whose values are told apart leaves nothing to its trait: that has its name, or the one that the option gives. */
export function toldTraits(
  { options, traits }: Pick<Findings, 'options' | 'traits'>,
  facts: Facts,
): Findings['traits'] {
  const said = saidBy(
    options.filter(({ rows }) => rows.length > 1).map(({ name }) => name),
    facts,
  )
  return traits.filter(({ name }) => !said.has(name))
}

/** The same of what is compared: of these only names with several rows are there. */
export function toldKinds(kinds: readonly ComparedKind[], facts: Facts): ComparedKind[] {
  const said = saidBy(
    kinds.filter(({ kind }) => kind === 'option').map(({ name }) => name),
    facts,
  )
  return kinds.filter(({ kind, name }) => kind !== 'trait' || !said.has(name))
}

function saidBy(options: readonly string[], facts: Facts): ReadonlySet<string> {
  return new Set(options.map(option => facts.options.find(({ name }) => name === option)?.trait ?? option))
}
