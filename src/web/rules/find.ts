/** Finding rules while someone types, and marking what was found. */
import type { Section } from '../../games/rulebook.ts'

export function termsIn(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** The sections with the rules in which every term occurs, by number or word; without terms all of them. */
export function findIn(sections: readonly Section[], terms: readonly string[]): readonly Section[] {
  if (terms.length === 0) return sections
  return sections.flatMap(section => {
    const rules = section.rules.filter(({ id, text }) => {
      const said = `${id} ${text}`.toLowerCase()
      return terms.every(term => said.includes(term))
    })
    return rules.length > 0 ? [{ ...section, text: [], rules }] : []
  })
}

export type Piece =
  | { readonly kind: 'text' | 'hit' | 'rule'; readonly text: string }
  /** Where a ruling of ours begins inside a rule. */
  | { readonly kind: 'ruling' }

const ID = /\b([A-Z]-\d{1,3})\b/

/** A sentence in pieces: plain words, hits of the search, numbers of rules, and the mark of a ruling. */
export function piecesOf(sentence: string, terms: readonly string[]): Piece[] {
  return sentence.split(/(?<=^|[\s(])(R)[:,] /).flatMap((part, index): Piece[] => {
    if (index % 2 === 1) return [{ kind: 'ruling' }]
    return part.split(ID).flatMap((words, place): Piece[] => {
      if (place % 2 === 1) return [{ kind: 'rule', text: words }]
      return hitsIn(words, terms)
    })
  })
}

function hitsIn(words: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return words === '' ? [] : [{ kind: 'text', text: words }]
  const pattern = new RegExp(`(${terms.map(escape).join('|')})`, 'gi')
  return words
    .split(pattern)
    .map((text, index): Piece => ({ kind: index % 2 === 1 ? 'hit' : 'text', text }))
    .filter(piece => 'text' in piece && piece.text !== '')
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
