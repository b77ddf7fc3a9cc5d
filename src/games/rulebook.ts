/** Reads a rulebook page of docs/rules: the one place that knows how rules are written there. */
import type { RuleId } from '../engine/types.ts'

export interface Rule {
  readonly id: RuleId
  readonly text: string
  /** A ruling of this project where the printed rules are silent. */
  readonly ruling: boolean
}

export interface Section {
  readonly title: string
  /** What stands there besides rules, a paragraph each. */
  readonly text: readonly string[]
  readonly rules: readonly Rule[]
}

export interface Rulebook {
  readonly title: string
  /** The paragraphs before the first section. */
  readonly lead: readonly string[]
  readonly sections: readonly Section[]
  /** The rules of all sections, in their order. */
  readonly rules: readonly Rule[]
}

const BULLET = /^\s*[-*] \*\*([A-Z]-\d+)( R)?\*\*[\s:.]*(.*)$/

/** Sections under their headings; rules are bullets that open with a bold id, each with the indented lines that continue it. */
export function parseRulebook(page: string): Rulebook {
  const [opening = '', ...parts] = page.split(/^## /m)
  const lead = sectionIn(`\n${opening}`)
  const sections = parts.map(sectionIn)
  return {
    title: /^# (.+)$/m.exec(page)?.[1]?.trim() ?? '',
    lead: lead.text,
    sections,
    rules: [lead, ...sections].flatMap(section => section.rules),
  }
}

/** The first line is the heading. */
function sectionIn(part: string): Section {
  const [title = '', ...lines] = part.split(/\r?\n/)
  const rules: Rule[] = []
  const text: string[] = []
  let isOpen = false
  for (const line of lines) {
    const [, id, mark, opening = ''] = BULLET.exec(line) ?? []
    const isMore = /^\s+\S/.test(line)
    const last = rules.at(-1)
    if (id !== undefined) rules.push({ id, text: opening.trim(), ruling: mark !== undefined })
    else if (isOpen && last && isMore)
      rules[rules.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    else if (line.trim() !== '' && !line.startsWith('#')) text.push(line.trim())
    isOpen = id !== undefined || (isOpen && isMore)
  }
  return { title: title.trim(), text, rules }
}

/** Without the marks of Markdown, which mean nothing on a terminal and are not wanted on a page. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1')
}
