/** What the laboratory's notes of One Deck Dungeon are called. */
import type { Glossary } from '../../../engine/glossary.ts'
import type { Language } from '../../../engine/types.ts'
import { type Entries, entriesOf } from '../content/entries.ts'
import { glossary as de } from '../text/de/glossary.ts'
import { glossary as en } from '../text/en/glossary.ts'
import type { GlossaryText } from '../text/glossary.ts'
import type { Content, Named } from '../types.ts'

const TEXTS: Readonly<Record<Language, GlossaryText>> = { en, de }

export function glossary(content: Content, language: Language): Glossary {
  const text = TEXTS[language]
  const entries = entriesOf(content)
  const called = (entry: Named | undefined) => entry && text.called(entry)
  const encounter = (id: string) => called(entries.card(`${id}-1`))
  const ability = (id: string) => called(entries.ability(id))
  const names: Readonly<Record<string, (id: string) => string | undefined>> = {
    foe: encounter,
    peril: encounter,
    item: id => itemName(entries, id, text),
    skill: ability,
    potion: ability,
    hero: id => called(entries.hero(id)),
    boss: id => called(entries.boss(id)),
    level: text.level,
    by: id => text.falls[id] ?? encounter(id) ?? called(entries.boss(id)),
    where: id => (id === 'boss' ? text.boss : text.floor(id.replace(/^floor-/, ''))),
  }
  return {
    words: text.words,
    name: (kind, id) => names[kind]?.(id) ?? id,
    picture(kind, id) {
      if (kind === 'skill' || kind === 'potion') return carrierOf(content, id)
      return PICTURED.has(kind) ? (kind === 'item' ? id.replace(COPY, '') : id) : null
    },
  }
}

/** Kinds of what has a picture under its own id. */
const PICTURED: ReadonlySet<string> = new Set(['foe', 'peril', 'boss', 'item', 'hero', 'by'])
const COPY = /-\d+$/

/** The card that a skill or potion is on. */
function carrierOf({ first, revised }: Content, loot: string): string | null {
  const cards = [...first.encounters, ...revised.encounters]
  return cards.find(({ copies }) => copies.some(copy => copy.loot === loot))?.id ?? null
}

/** `Goblin: M♥`, the die it adds and whether it adds health. */
function itemName(entries: Entries, id: string, { called }: GlossaryText): string | undefined {
  const card = entries.card(id)
  const item = card?.copies[Number(COPY.exec(id)?.[0].slice(1)) - 1]?.item
  return card && item && `${called(card)}: ${item.stat}${'♥'.repeat(item.health)}`
}
