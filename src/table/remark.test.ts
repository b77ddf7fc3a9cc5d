import { expect, test } from 'vitest'
import type { Choice } from '../bots/analysis/types.ts'
import { replay } from '../engine/file.ts'
import { KITS } from '../games/index.ts'
import UNDONE from '../games/tin/fixtures/undone.json' with { type: 'json' }
import { remarkOn } from './remark.ts'

const tin = KITS.find(({ facts }) => facts.id === 'tin')

/** What is said when this would have been better at step 26. */
function said(language: 'en' | 'de') {
  const match = tin && replay(tin, UNDONE)
  if (!tin || !match?.ok) throw new Error('The match does not open')
  const choice: Choice = { from: 26, to: 26, seat: 0, cost: 0.08, blind: 0.1, better: { kind: 'retreat' } }
  return remarkOn(tin, match.value, choice, language)
}

test('what was better is said with its reason, though advice would have done something else', () => {
  expect(said('en')).toEqual({
    played: 'Drink the potion (2 hearts)',
    better: 'Retreat south to the Stairwell',
    why: expect.stringMatching(/^Back in the Stairwell there is no monster/),
  })
  expect(said('de')?.why).toMatch(
    /^Geh zurück zur Treppe: Dort wartet kein Monster, und dir bleiben 4 Herzen/,
  )
})
