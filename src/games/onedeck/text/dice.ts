/** What happened to dice, in words. */
import type { DeckEvent, Trait, VerbName } from '../types.ts'
import { dieText, harmWords } from './names.ts'
import type { Sentences, Teller } from './teller.ts'

type OfDice =
  | 'claimed'
  | 'bonus'
  | 'unstored'
  | 'feat'
  | 'rolled'
  | 'threw'
  | 'lost'
  | 'weakened'
  | 'delayed'
  | 'laid'
  | 'ready'
  | 'reopened'
  | 'used'
  | 'paid'
  | 'gained'
  | 'changed'
  | 'picked'
  | 'decided'
  | 'named'
  | 'enough'
  | 'converting'
  | 'converted'
  | 'consequences'

type WithDie = 'weakened' | 'paid' | 'gained' | 'picked'
type OfHero = 'claimed' | 'bonus' | 'unstored' | 'ready' | 'reopened'

const withDie = ({ say, hero }: Teller, event: DeckEvent<WithDie>): string =>
  say.dice[event.kind](hero(event.hero), dieText(say, event.die))

const ofHero = ({ say, hero }: Teller, event: DeckEvent<OfHero>): string =>
  say.dice[event.kind](hero(event.hero))

export const dice: Sentences<OfDice> = {
  claimed: ofHero,
  bonus: ofHero,
  unstored: ofHero,
  ready: ofHero,
  reopened: ofHero,
  weakened: withDie,
  paid: withDie,
  gained: withDie,
  picked: withDie,
  feat({ say, hero, name, entries }, event) {
    const feat = name(entries.feat(event.hero, event.side))
    if (event.dice === 0) return say.dice.noFeat(hero(event.hero), feat)
    return say.dice.feat(hero(event.hero), feat, event.dice)
  },
  // Told together once all of them lie on the table.
  rolled: () => null,
  threw: ({ say, hero }, event) =>
    say.dice.threw(hero(event.hero), event.dice.map(die => dieText(say, die)).join(' ')),
  lost: ({ say, hero }, event) => say.dice.lost[event.by](hero(event.hero), dieText(say, event.die)),
  delayed: (teller, event) => teller.say.dice.delayed(slowedBy(teller, event), event.time),
  laid: ({ say, hero }, event) =>
    (event.filled ? say.dice.filled : say.dice.laid)(hero(event.hero), dieText(say, event.die)),
  used: ({ say, hero, name, entries }, event) =>
    say.dice.used(hero(event.hero), name(entries.ability(event.ability))),
  changed: ({ say, hero }, event) =>
    say.dice.changed(hero(event.hero), dieText(say, event.from), dieText(say, event.into)),
  decided({ say, hero }, event) {
    const { verbs, other } = say.dice
    const known: { readonly [verb in VerbName]?: string } = verbs
    return say.dice.decided(hero(event.hero), known[event.verb] ?? other)
  },
  named: ({ say, hero }, event) => say.dice.named(hero(event.hero), event.value),
  enough: ({ say }, event) => say.dice.enough[event.of],
  converting: ({ say }) => say.dice.converting,
  converted: ({ say, hero }, event) => say.dice.converted(hero(event.hero), `H${event.value}`),
  consequences({ say }, { damage, time, prevented }) {
    const spared = prevented > 0 ? say.dice.spared(prevented) : ''
    if (damage === 0 && time === 0) return say.dice.noHarm(spared)
    return say.dice.harm(harmWords(say, damage, time), spared)
  },
}

/** The trait of the card that makes dice cost time; a floor or a boss may do so too, and is not named. */
function slowedBy({ say, entries }: Teller, { card }: DeckEvent<'delayed'>): string | null {
  const trait: Trait | null | undefined = card === null ? null : entries.card(card)?.trait
  return trait?.timeFor === undefined ? null : say.name(trait)
}
