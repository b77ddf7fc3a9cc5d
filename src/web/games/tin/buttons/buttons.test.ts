import { expect, test, vi } from 'vitest'
import { given, sceneIn } from '../../../../games/tin/given.ts'
import type { Choice } from '../../../../table/protocol.ts'
import type { Props } from '../seen.tsx'

vi.mock('../text/index.ts', async () => ({ text: { value: (await import('../text/en.ts')).en } }))
const { buttonOf } = await import('./buttons.ts')

const peace = sceneIn(given())
const props = { view: peace, choices: [], showOdds: true } as unknown as Props
const choice = (kind: string) =>
  ({ key: kind, text: kind, action: { kind }, odds: null }) as unknown as Choice

test('T-40 a thing that gold cannot pay for is offered as a trade', () => {
  const buying = (gold: number[]) => {
    const buy = { ...choice('buy'), action: { kind: 'buy', good: 'bomb' } } as Choice
    return buttonOf(buy, { ...props, view: { ...peace, gold } })
  }
  expect(buying([5])).toMatchObject({ sub: '5 gold' })
  expect(buying([])).toMatchObject({ sub: '5, in trade' })
  expect(buying([2])).toMatchObject({ sub: '5, in gold and trade' })
})

test('the main button of a step says the key that the table hears as Enter', () => {
  for (const kind of ['enter', 'fight'])
    expect(buttonOf(choice(kind), props)).toMatchObject({ key: '↵', tone: 'go' })
})
