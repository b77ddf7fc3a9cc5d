import { expect, test, vi } from 'vitest'
import { connect } from '../../table/page-line.ts'
import type { Message, Push } from '../../table/protocol.ts'
import { inTurns } from './turns.ts'

test('S4 what is pushed right behind an answer is heard by whoever listens from the answer on', async () => {
  let hear: (message: Message) => void = () => undefined
  const line = connect({
    send: ({ call }) => {
      hear({ answer: call, ok: true, value: null })
      hear({ push: 'tables' })
    },
    listen: to => {
      hear = inTurns(to)
    },
  })
  const heard: Push[] = []
  await line.ask('close', { match: 'o-1' })
  line.onPush(push => heard.push(push))
  await vi.waitFor(() => expect(heard).toEqual([{ push: 'tables' }]))
})
