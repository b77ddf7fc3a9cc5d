/** What every place must do that keeps something of online play. */
import { describe, expect, test } from 'vitest'
import type { Keepsake } from '../table/remote/keepsake.ts'
import { deviceKey, keep, keptOf, withSeat } from '../table/remote/kept.ts'
import { witness, witnessesOf } from '../table/remote/witnesses.ts'

/** `open` opens the same place again under the same name. */
export function describeKeepsake(name: string, open: (place: string) => Promise<Keepsake>): void {
  describe(`what is kept of online play ${name}`, () => {
    test('is there when it is opened again, until it is taken away', async () => {
      const keepsake = await open('a')
      await keepsake.change('x', () => ({ salt: ['1'] }))
      await keepsake.change('y', () => 2)
      expect(await (await open('a')).read('x')).toEqual({ salt: ['1'] })
      await keepsake.change('x', () => undefined)
      expect(await keepsake.read('x')).toBeUndefined()
      await keepsake.clear()
      expect(await keepsake.read('y')).toBeUndefined()
    })

    test('the key of the device is made once, also by two at the same time', async () => {
      const tabs = [await open('b'), await open('b')]
      const keys = await Promise.all(tabs.map((tab, index) => deviceKey(tab, () => `key ${index}`)))
      expect(new Set(keys).size).toBe(1)
    })

    test('changes of one match made at the same time are all there', async () => {
      const keepsake = await open('c')
      await Promise.all([
        keep(keepsake, 'o-1', before => withSeat(before, { seat: 1, link: 'l' })),
        keep(keepsake, 'o-1', before => ({ ...before, salts: ['s', ...before.salts] })),
        keep(keepsake, 'o-1', before => withSeat(before, { seat: 1, sheet: 'hero' })),
      ])
      expect(await keptOf(keepsake, 'o-1')).toEqual({
        salts: ['s'],
        seats: [{ seat: 1, link: 'l', sheet: 'hero' }],
      })
    })

    test('S24 of very many links the first and the newest stay, and two of one version both do', async () => {
      const keepsake = await open('d')
      for (let version = 0; version < 320; version++)
        await witness(keepsake, { match: 'o-1', version, link: `${version}` })
      await witness(keepsake, { match: 'o-1', version: 319, link: 'another' })
      const kept = await witnessesOf(keepsake, 'o-1')
      expect(kept.length).toBeLessThanOrEqual(300)
      expect(kept[0]).toEqual({ version: 0, link: '0' })
      expect(kept.slice(-2).map(({ link }) => link)).toEqual(['319', 'another'])
    })
  })
}
