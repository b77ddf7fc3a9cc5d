import { expect, test } from 'vitest'
import { fakeIo } from './fake-io.ts'
import { interruptOf } from './interrupt.ts'

test('is heard once, so that a second Ctrl-C ends the process as ever', async () => {
  let press = () => {}
  let isHeard = true
  const { io } = fakeIo()
  const { stopped, unheard } = interruptOf({
    ...io,
    onInterrupt: handler => {
      press = handler
      return () => {
        isHeard = false
      }
    },
  })
  expect(isHeard).toBe(true)
  press()
  expect(isHeard).toBe(false)
  expect(await stopped).toBe(null)
  unheard()
})
