/** What happened, in words. */
import { type DeckEvent, type EventKind, FLOORS } from '../types.ts'
import { dice } from './dice.ts'
import { listed } from './names.ts'
import type { Sentences, Teller } from './teller.ts'

export function eventInWords<K extends EventKind>(teller: Teller, event: DeckEvent<K>): string | null {
  return EVENTS[event.kind](teller, event)
}

type OfCard = 'spent' | 'opened' | 'vanished' | 'escaped'
type Plain = 'uncovered' | 'hastened' | 'brewed' | 'stayed' | 'perished' | 'wentIn' | 'levelling'

const ofCard = ({ say, card }: Teller, event: DeckEvent<OfCard>): string =>
  say.events[event.kind](card(event.card))

const plain = ({ say }: Teller, { kind }: DeckEvent<Plain>): string => say.events[kind]

const heroesIn = ({ say, hero }: Teller, { heroes }: { readonly heroes: readonly string[] }): string =>
  listed(say, heroes.map(hero))

const EVENTS: Sentences<EventKind> = {
  ...dice,
  spent: ofCard,
  opened: ofCard,
  vanished: ofCard,
  escaped: ofCard,
  uncovered: plain,
  hastened: plain,
  brewed: plain,
  stayed: plain,
  perished: plain,
  wentIn: plain,
  levelling: plain,
  began: ({ say }, { floor, time }) => say.events.began(floor, time),
  token: ({ say }, { tokens }) => say.events.token(tokens),
  hurt({ say, hero }, { by, hero: id, damage }) {
    const { hurt, burnt, caughtUp } = say.events
    return { consequences: hurt, flames: burnt, stairs: caughtUp }[by](hero(id), damage)
  },
  misfired: ({ say, hero, name, entries }, { hero: id, side, damage }) =>
    say.events.wentWrong(name(entries.feat(id, side)), hero(id), damage),
  unhurt: ({ say, hero }, event) => say.events.unhurt(hero(event.hero)),
  healed: ({ say, hero }, event) =>
    (event.by === 'potion' ? say.events.potion : say.events.healed)(hero(event.hero), event.damage),
  stored: ({ say, hero }, event) => say.events.stored(hero(event.hero), event.dice),
  explored: ({ say }, { doors }) => say.events.explored(doors),
  planned: ({ say }, { open }) => say.events.planned[open ? 'open' : 'shut'],
  entered: ({ say }, { door }) => say.events.entered(door + 1),
  fled: ({ say }, { how }) => say.events.fled[how],
  paired: (teller, event) => teller.say.events.paired(heroesIn(teller, event)),
  faced: (teller, event) =>
    teller.say.events.faced(heroesIn(teller, event), event.heroes.length, teller.card(event.card)),
  drained: ({ say, hero, card }, event) => say.events.drained(hero(event.hero), card(event.card)),
  chose: ({ say, name, entries }, { card, way, time }) =>
    say.events.chose(name(entries.way(card, way)), time),
  looted,
  removed: ({ say }, { xp }) => say.events.removed(xp),
  levelled: ({ say }, { level }) => say.events.levelled(level),
  descended: ({ say }, { floor }) => (floor > FLOORS ? say.events.toBoss : say.events.descended(floor)),
  struck: ({ say, name, entries }, { dungeon, damage, healed }) =>
    say.events.struck(name(entries.boss(dungeon)), damage, healed),
  // How it ended stands at the end.
  ended: () => null,
}

function looted({ say, entries, name, ...by }: Teller, event: DeckEvent<'looted'>): string {
  const { events } = say
  const [card, loot] = [by.card(event.card), name(entries.loot(event.card))]
  const old = event.over === null ? '' : events.becomesXp(by.card(event.over))
  const hero = event.hero === null ? '' : by.hero(event.hero)
  switch (event.as) {
    case 'item':
      return events.tookItem(hero, card, old)
    case 'skill':
      return events.learned(hero, loot, card, old)
    case 'potion':
      return events.identified(loot)
    default:
      return events.keptAsXp(card)
  }
}
