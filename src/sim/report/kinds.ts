/** What sides are told apart by, such as bots, options and classes: how it is called, and how each of them is shown. */
import type { Facts } from '../../engine/types.ts'
import type { Kind } from '../lab/tally.ts'
import { type Html, NOTHING } from './html.ts'
import { valueName, type WordsOfOption } from './names.ts'
import { niche, type Reading, upper } from './reading.ts'

/** What it takes to name them. */
export interface Naming {
  readonly reading: Reading
  readonly facts: Facts
  readonly option: WordsOfOption
}

interface KindWords {
  readonly title: string
  readonly nameOf: (id: string) => string
  readonly nicheOf: (id: string) => Html
}

export function kindWords(naming: Naming, kind: Kind, name: string): KindWords {
  const { reading, option } = naming
  const { say, glossary } = reading
  if (kind === 'bot') return { title: say.bot, nameOf: upper, nicheOf: () => NOTHING }
  const trait = traitOf(naming, kind, name)
  const nicheOf = (id: string) => (trait === undefined ? NOTHING : niche(reading, trait, id))
  return kind === 'option'
    ? { title: option(name).label, nameOf: id => upper(valueName(option, name, id)), nicheOf }
    : { title: glossary.words.traits[name] ?? name, nameOf: id => upper(glossary.name(name, id)), nicheOf }
}

/** An option may choose what a trait has pictures of. */
function traitOf({ facts }: Naming, kind: Kind, name: string): string | undefined {
  return kind === 'trait' ? name : facts.options.find(option => option.name === name)?.trait
}
