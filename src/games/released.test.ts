/** Every standard set that was ever released is still had by the hash that matches know it by. */
import { describe, expect, test } from 'vitest'
import { contentOf } from '../engine/content.ts'
import { contentHash } from '../engine/content-hash.ts'
import { start } from '../engine/match.ts'
import { resume } from '../engine/resume.ts'
import type { AnyKit } from '../engine/types.ts'
import { KITS } from './index.ts'

/** The oldest first; whoever changes what the rules read of a set adds the new hash here and keeps the old one. */
const RELEASED: Readonly<Record<string, readonly string[]>> = {
  dungeon: ['b747116d78a8e3b25e6f3ab371f0c99e6c9cc2ea15fd19edfc871488b043864a'],
  onedeck: ['7c98c23640d9262f50316eeba59d2dbfdc526fda5da359b391ba31a1475fa4c4'],
  tin: ['5c3afc05b0dd1620581069c79e8eeaa1c694d71ba23a21c3acf2da1fdaa0894d'],
}

describe.each(KITS.map(kit => [kit.facts.id, kit] as const))('the sets of %s', (id, kit) => {
  const hashes = RELEASED[id] ?? []

  test('S18 are all there, each as it was', () => {
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of hashes) expect(contentHash(kit, kit.packs.released?.(hash))).toBe(hash)
    expect(kit.packs.released?.('unheard of')).toBeUndefined()
  })

  test('S18 go on: a match that was begun with an earlier one keeps it when the standard set has changed', () => {
    for (const hash of hashes) {
      const then: AnyKit = { ...kit, packs: { ...kit.packs, standard: kit.packs.released?.(hash) } }
      const begun = start(then, { options: kit.facts.bounded ?? {} })
      if (!begun.ok) throw new Error(begun.refusal.reason)
      const again = resume(changed(kit), begun.value.header, [])
      if (!again.ok) throw new Error(again.refusal.reason)
      expect(again.value.header.content).toBe(hash)
      expect(again.value.content).toBe(kit.packs.released?.(hash))
    }
  })

  test('today is the standard set itself, not a copy of it', () => {
    const today = contentOf(kit, contentHash(kit, kit.packs.standard))
    expect(today.ok && today.value === kit.packs.standard).toBe(true)
  })
})

/** The game after its set was changed: what the rules read of it is something else. */
function changed(kit: AnyKit): AnyKit {
  const standard = structuredClone(kit.packs.standard)
  const essence = (content: unknown) =>
    content === standard
      ? { ...Object(kit.packs.essence?.(content)), changed: true }
      : kit.packs.essence?.(content)
  return { ...kit, packs: { ...kit.packs, standard, essence } }
}
