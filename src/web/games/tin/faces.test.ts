import { expect, test, vi } from 'vitest'
import type { TinView } from '../../../games/tin/view.ts'
import type { Choice } from '../../../table/protocol.ts'
import type { TableProps } from '../../table/look.ts'

vi.mock('./text/index.ts', async () => ({ text: { value: (await import('./text/en.ts')).en } }))
vi.mock('./text/printed.ts', () => ({ say: (printed: string) => printed }))
const { faceOf } = await import('./faces.ts')

const props = {
  view: { odds: { fight: 0.5 } },
  choices: [],
  showOdds: true,
} as unknown as TableProps<TinView>
const choice = (kind: string) =>
  ({ key: kind, text: kind, action: { kind }, odds: null }) as unknown as Choice

test('the main button of a step says the key that the table hears as Enter', () => {
  for (const kind of ['enter', 'fight'])
    expect(faceOf(choice(kind), props)).toMatchObject({ key: '↵', tone: 'go' })
})
