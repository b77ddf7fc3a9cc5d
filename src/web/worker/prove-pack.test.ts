import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../engine/types.ts'
import { given, newWorld, pageIn } from '../../table/given.ts'
import { type Prover, provePack } from './prove-pack.ts'
import { refuse } from './text/index.ts'

const QUESTION = { game: 'tin', pack: { made: 'to take for ever' } }
const NEVER = new Promise<never>(() => {})

/** Answers at once, or not at all. */
function proverThat(answer: Promise<Refusal | null>) {
  const seen = { asked: 0, ended: 0 }
  const prover: Prover = {
    ask: () => {
      seen.asked += 1
      return answer
    },
    end: () => {
      seen.ended += 1
    },
  }
  return { prover, seen }
}

describe('a content pack', () => {
  test('S26 is refused, and its thread ended, when its check takes longer than the limit', async () => {
    const { prover, seen } = proverThat(NEVER)
    const proved = await provePack(prover, QUESTION, Promise.resolve())
    expect(proved.ok || proved.refusal.reason).toBe(
      'Checking this content took too long, so it was not used.',
    )
    expect(seen).toEqual({ asked: 1, ended: 1 })
  })

  test('S26 is told what is wrong with it, and the thread is ended as well', async () => {
    const refusal: Refusal = { code: 'content', reason: 'It has no cards.' }
    const { prover, seen } = proverThat(Promise.resolve(refusal))
    expect(await provePack(prover, QUESTION, NEVER)).toEqual({ ok: false, refusal })
    expect(seen.ended).toBe(1)
    expect(await provePack(proverThat(Promise.resolve(null)).prover, QUESTION, NEVER)).toEqual({
      ok: true,
      value: null,
    })
  })

  test('S26 is proved when it is asked for, before a match begins with it, a file with it is opened, or a lesson is', async () => {
    const world = newWorld()
    const page = pageIn(world)
    const pack = Object((await world.kits['tin']?.())?.packs.standard)
    const options = { content: pack }
    const { match } = given(await page.ask('new', { game: 'tin', options }))
    const file = given(await page.ask('save', { match }))
    const asked: unknown[] = []
    const wary = pageIn({
      ...world,
      provePack: async (game, told) => {
        asked.push([game, told])
        return refuse('content', t => t.packTooLong)
      },
    })
    for (const tried of [
      await wary.ask('prove', { game: 'tin', pack }),
      await wary.ask('new', { game: 'tin', options }),
      await wary.ask('load', { file }),
      await wary.ask('peek', { file }),
      await wary.ask('lesson', { game: 'tin', options, name: 'Ada', chance: [] }),
    ])
      expect(tried.ok || tried.refusal.reason).toBe(
        'Checking this content took too long, so it was not used.',
      )
    expect(asked).toEqual(Array.from({ length: 5 }, () => ['tin', pack]))
  })
})
