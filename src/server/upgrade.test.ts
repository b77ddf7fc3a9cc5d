import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { start } from '../engine/match.ts'
import { tinKit } from '../games/tin/index.ts'
import { given } from '../table/given.ts'
import { recordOf } from '../table/record.ts'
import { tableOf } from '../table/table.ts'
import { aServer, caller, reason } from './given.ts'
import { hashOf, newKey, newSecret } from './secrets.ts'
import { openStore } from './store/open.ts'

/** A match of a device as an older server left it: its first step is none that the rules of today know. */
async function leftBehind(device: string): Promise<{ readonly data: string; readonly match: string }> {
  const [data, match, secret] = [mkdtempSync(join(tmpdir(), 'undercroft-upgrade-')), 'o-old', newSecret()]
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const seats = [{ kind: 'person', name: 'Ada' }] as const
  const begun = given(start(tinKit, { seats }))
  const older = { ...begun, header: { ...begun.header, rulesVersion: tinKit.facts.rulesVersion - 1 } }
  const record = recordOf({ world: { date: () => Date.now() } }, tableOf(match, tinKit, older), [])
  const { hash: _, ...unhashed } = { ...record, sealed: { secret, link: '' } }
  const store = await openStore(data)
  await store.matches.append(0, unhashed, [{ seat: 0, action: { kind: 'dig' } }])
  await store.gatherings.write(0, {
    id: match,
    game: 'tin',
    options: {},
    seats: seats.map(holder => ({ holder, device: hashOf(device) })),
    phase: 'begun',
    isPublic: false,
    secret,
    commitment: '',
    touched: Date.now(),
    lent: [],
    wish: null,
  })
  await store.rights.grant(hashOf(device), { match, role: 'seat', seat: 0 })
  await store.close()
  return { data, match }
}

test('S18 a match that newer rules do not carry on opens as far as it holds, and everybody there is told why', async () => {
  const device = newKey()
  const { data, match } = await leftBehind(device)
  const { url } = await aServer({ data })
  const ada = await caller(url, device)
  const { notice } = await ada.get('attend', { match })
  expect(notice?.reason).toMatch(/begun under older rules\. Its step 1 of 1 no longer holds/)
  expect(notice?.also?.de).toMatch(/Regeln/)
  const { stopped, version } = await ada.get('open', { match, seat: 0 })
  expect(stopped).toMatchObject({ at: 1, of: 1 })
  const told = await ada.get('resign', { id: 'x', match, version })
  expect(told).toMatchObject({ kind: 'rejected', refusal: { code: 'over' } })
  expect((await ada.get('save', { match })).steps).toHaveLength(1)
  expect(await reason(ada, 'fork', { match, at: 0 })).toMatch(/only for whoever the matches belong to/)
})
