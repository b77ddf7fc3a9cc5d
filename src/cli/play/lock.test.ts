import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Result } from '../../engine/types.ts'
import { tempFolder } from '../fake-io.ts'
import { lock } from './lock.ts'
import { idOf } from './running.ts'

type Taken = Result<() => void>

/** No system gives out so high a number. */
const GONE = '4194305 17 0123456789ab\n'

function place(mark?: string): string {
  const path = join(tempFolder(), 'match.json')
  if (mark !== undefined) writeFileSync(`${path}.lock`, mark)
  return path
}

/** Does something once, before the step of this number. */
function at(step: number, act: () => void): () => void {
  let steps = 0
  return () => {
    if (steps++ === step) act()
  }
}

/** The first takes some steps, then the second some, then the third all, then the others go on. */
function interleaved(path: string, first: number, second: number): Taken[] {
  const taken: Taken[] = []
  const third = () => void taken.push(lock(path))
  const then = () => void taken.push(lock(path, at(second, third)))
  taken.push(lock(path, at(first, then)))
  return taken
}

/** As `interleaved`, but the second and the third both come in while the first pauses, one after the other. */
function inTurn(path: string, first: number, second: number): Taken[] {
  const taken: Taken[] = []
  let steps = 0
  taken.push(
    lock(path, () => {
      if (steps === first || steps === first + second) taken.push(lock(path))
      steps += 1
    }),
  )
  return taken
}

/** More than a taker ever makes. */
const STEPS = 8

describe.each([
  ['of a process that is gone', GONE],
  ['that is empty', ''],
  ['that is damaged', '\u0000\u0000x'],
])('a lock %s', (_, stale) => {
  test('S30 is taken over', () => {
    const path = place(stale)
    expect(lock(path).ok).toBe(true)
    expect(lock(path).ok).toBe(false)
  })

  test('S30 goes to exactly one of three takers, wherever they interrupt each other', () => {
    let crossed = 0
    for (const way of [interleaved, inTurn])
      for (let first = 0; first < STEPS; first++)
        for (let second = 0; second < STEPS; second++) {
          const path = place(stale)
          const taken = way(path, first, second)
          if (taken.length === 3) crossed += 1
          expect([first, second, taken.filter(({ ok }) => ok).length]).toEqual([first, second, 1])
          // The one who has it is the one whose lock is there, and leaves nothing behind.
          for (const one of taken) if (one.ok) one.value()
          expect(readdirSync(join(path, '..'))).toEqual([])
        }
    expect(crossed).toBeGreaterThan(20)
  })
})

describe('who holds a lock', () => {
  test('S30 a process of the same number that began at another time does not', () => {
    const { pid, start } = idOf(process.ppid)
    const path = place(`${pid} ${Number(start ?? 0) + 1} 0123456789ab\n`)
    expect(lock(path).ok).toBe(process.platform === 'linux')
  })

  test('S30 the very process that wrote it does', () => {
    const { pid, start } = idOf(process.ppid)
    const path = place(`${pid} ${start ?? '-'} 0123456789ab\n`)
    expect(lock(path)).toMatchObject({
      ok: false,
      refusal: { reason: `"${path}" is being played by another process (its lock is "${path}.lock").` },
    })
  })

  test('S30 a number without a start, as older programs wrote it, does while any such process runs', () => {
    expect(lock(place(`${process.ppid}\n`)).ok).toBe(false)
    expect(lock(place('4194305\n')).ok).toBe(true)
  })

  test('S30 our own number from before the machine was started anew does not', () => {
    expect(lock(place(`${process.pid}\n`)).ok).toBe(true)
  })

  test('S30 a lock that was given free can be taken again, and another’s is not given free', () => {
    const path = place()
    const first = lock(path)
    writeFileSync(`${path}.lock`, GONE)
    if (first.ok) first.value()
    expect(readFileSync(`${path}.lock`, 'utf8')).toBe(GONE)
    const second = lock(path)
    if (second.ok) second.value()
    expect(lock(path).ok).toBe(true)
  })

  test('S30 a taker that died while it took over does not lock for good', () => {
    const path = place(GONE)
    // It had come as far as the key for the stale lock.
    const keys: string[] = []
    lock(path, () => keys.push(...readdirSync(join(path, '..'))))
    const key = keys.find(name => /\.lock\.[0-9a-f]{12}$/.test(name)) ?? ''
    expect(key).not.toBe('')
    const again = place(GONE)
    writeFileSync(join(again, '..', key), GONE)
    expect(lock(again).ok).toBe(true)
  })
})
