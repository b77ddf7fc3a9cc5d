import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseRulebook } from './rulebook.ts'

const PAGE = `# A game

What it is about.

## Set-up
- **A-01** First rule,
  which goes on.
- **A-02 R** Second rule.

A remark.

## Move
- **A-10** Third rule.
`

test('A rulebook keeps its headings, what stands under them, and the order of its rules.', () => {
  expect(parseRulebook(PAGE)).toEqual({
    title: 'A game',
    lead: ['What it is about.'],
    sections: [
      {
        title: 'Set-up',
        text: ['A remark.'],
        rules: [
          { id: 'A-01', text: 'First rule, which goes on.', ruling: false },
          { id: 'A-02', text: 'Second rule.', ruling: true },
        ],
      },
      { title: 'Move', text: [], rules: [{ id: 'A-10', text: 'Third rule.', ruling: false }] },
    ],
    rules: [
      { id: 'A-01', text: 'First rule, which goes on.', ruling: false },
      { id: 'A-02', text: 'Second rule.', ruling: true },
      { id: 'A-10', text: 'Third rule.', ruling: false },
    ],
  })
})

test.each(['dungeon', 'onedeck', 'tin', 'de/dungeon', 'de/onedeck', 'de/tin'])(
  'No line of the rulebook of %s is lost.',
  game => {
    const page = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8')
    const { rules, sections, lead } = parseRulebook(page)
    expect(rules).toHaveLength(page.match(/^\s*[-*] \*\*[A-Z]-\d+/gm)?.length ?? 0)
    expect(
      sections.every(({ title, text, rules: own }) => title !== '' && text.length + own.length > 0),
    ).toBe(true)
    expect(lead.length).toBeGreaterThan(0)
  },
)
