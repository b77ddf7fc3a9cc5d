/** What the laboratory's notes of Dungeon! are called, and its board. */
import type { Glossary } from '../../../engine/glossary.ts'
import type { Language } from '../../../engine/types.ts'
import { glossary as de } from '../text/de/glossary.ts'
import { glossary as en } from '../text/en/glossary.ts'
import type { GlossaryText } from '../text/glossary.ts'
import { CLASSES, type Content } from '../types.ts'

const TEXTS: Readonly<Record<Language, GlossaryText>> = { en, de }

export function glossary({ monsters, treasures, heroes, board }: Content, language: Language): Glossary {
  const text = TEXTS[language]
  const monster = (id: string) => called(monsters, id, text.monster)
  const classNamed = (id: string) => CLASSES.filter(kind => kind === id).map(text.class)[0]
  const names: Readonly<Record<string, (id: string) => string | undefined>> = {
    monster,
    by: monster,
    trap: id => text.traps[id],
    treasure: id => called(treasures, id, text.treasure),
    hero: id => called(heroes, id, text.hero),
    class: classNamed,
    'class-at-start': classNamed,
    spell: id => text.spells[id],
    attack: id => (id === 'none' ? text.noSpell : text.spells[id]),
    level: text.level,
    where: id => text.level(id.replace(/^level-/, '')),
  }
  const heroClass = (id: string) => called(heroes, id, hero => hero.class)
  return {
    words: text.words,
    name: (kind, id) => names[kind]?.(id) ?? id,
    picture(kind, id) {
      if (kind === 'hero') return heroClass(id) ?? null
      if (kind === 'monster' || kind === 'by') return id
      if (kind === 'trap') return monsters.find(({ trap }) => trap === id)?.id ?? null
      if (kind === 'spell' || kind === 'attack') return id in text.spells ? `icon-${id}` : null
      if (kind === 'treasure') return iconOf(treasures.find(treasure => treasure.id === id)?.icon)
      return kind === 'class' || kind === 'class-at-start' ? id : null
    },
    ground: () => ({
      width: board.width,
      height: board.height,
      patches: board.spaces.map(space => {
        const [x, y, width, height] = space.cells
        return { id: space.id, name: text.place(space), x, y, width, height }
      }),
    }),
  }
}

/** The outline on a card, by the name of its picture. */
function iconOf(icon: string | undefined): string | null {
  return icon === undefined ? null : `icon-${icon.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}

function called<T extends { readonly id: string }, R>(
  facts: readonly T[],
  id: string,
  name: (fact: T) => R,
): R | undefined {
  const fact = facts.find(entry => entry.id === id)
  return fact && name(fact)
}
