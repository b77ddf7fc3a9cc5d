import { describe, expect, test } from 'vitest'
import { parseRulebook } from '../games/rulebook.ts'
import { byId, explain, rulebookOf } from './rulebook.ts'

const page = `# A game

## Turns

- **T-1** The hero moves one room.
- **T-17 R** A chest holds \`3\` coins
  and, on a **six**, [a gem](gems.md).

  A second paragraph of the bullet.
- plain bullet, no rule
* **T-18** A star is a bullet too.

Text **T-99** in a sentence is no rule.
`

describe('the rulebook', () => {
  const rules = byId(parseRulebook(page).rules)

  test('has every bullet that opens with an id', () => {
    expect([...rules.keys()]).toEqual(['T-1', 'T-17', 'T-18'])
  })

  test('joins the lines of a bullet and knows a ruling', () => {
    expect(rules.get('T-17')).toEqual({
      id: 'T-17',
      ruling: true,
      text: 'A chest holds `3` coins and, on a **six**, [a gem](gems.md).',
    })
    expect(rules.get('T-1')?.ruling).toBe(false)
  })

  test('explains a rule in plain text, whatever case its id is written in', () => {
    expect(explain(rules, 't-17')).toBe('T-17 (our ruling): A chest holds 3 coins and, on a six, a gem.')
  })

  test('says so when there is no such rule or no rulebook', () => {
    expect(explain(rules, 'T-2')).toBe('The rulebook has no rule T-2.')
    expect(rulebookOf('no-such-game').size).toBe(0)
  })

  test('reads pages with Windows line ends', () => {
    expect(parseRulebook('- **A-1** One\r\n  more.\r\n').rules[0]?.text).toBe('One more.')
  })
})
