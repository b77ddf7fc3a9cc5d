import { describe, expect, test } from 'vitest'
import { pigKit } from '../testing/pig.ts'
import { given, newPage, type Page, pageAt } from './given.ts'
import { GROUPS, MESSAGES } from './messages.ts'
import type { CallName } from './protocol.ts'

/** What becomes of a call as it comes over the wire, where nothing is to be believed. */
async function reasonOf(page: Page, name: string, params: object): Promise<string> {
  const told = await page.ask(name as CallName, JSON.parse(JSON.stringify(params)))
  return told.ok ? 'accepted' : told.refusal.reason
}

async function tableFor() {
  const page = newPage({ pig: async () => pigKit })
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bo' },
  ] as const
  const { match } = given(await page.ask('new', { game: 'pig', seats }))
  const versionNow = async () => given(await page.ask('save', { match })).steps.length
  return { match, page, versionNow }
}

describe('a message', () => {
  const command = { id: 'x', version: 0 }

  test.each([
    ['a step that names its seat', 'play', { ...command, seat: 1, actions: [] }, 'Does not know seat.'],
    ['a step without an id', 'play', { version: 0, actions: [{ kind: 'roll' }] }, 'id: '],
    ['a step with an empty id', 'play', { ...command, id: '', actions: [{ kind: 'roll' }] }, 'id: '],
    ['a step for no version', 'play', { id: 'x', actions: [{ kind: 'roll' }] }, 'version: '],
    ['no actions at all', 'play', { ...command, actions: null }, 'actions: '],
    ['an undo that names its seat', 'undo', { ...command, seat: 0 }, 'Does not know seat.'],
    ['eyes of seat "0"', 'open', { seat: '0' }, 'seat: '],
    ['eyes of seat -1', 'open', { seat: -1 }, 'seat: '],
    ['eyes of seat 1.5', 'open', { seat: 1.5 }, 'seat: '],
    ['no eyes', 'open', {}, 'seat: '],
    ['a king who sits down', 'sit', { seat: 0, holder: { kind: 'king', name: 5 } }, 'holder.kind: '],
    ['a look through no eyes', 'look', { seat: 'constructor', at: 0 }, 'seat: '],
    ['a field too many', 'undo', { ...command, secret: 1 }, 'Does not know secret.'],
  ])('S21 %s is refused by its schema', async (_, name, params, reason) => {
    const { match, page, versionNow } = await tableFor()
    expect(await reasonOf(page, name, { match, ...params })).toContain(reason)
    expect(await versionNow()).toBe(0)
  })

  test.each(['open', 'look', 'course', 'board'])('S21 %s through eyes that nobody has', async name => {
    const { match, page } = await tableFor()
    const params = { match, seat: 7, ...(name === 'look' || name === 'board' ? { at: 0 } : {}) }
    expect(await reasonOf(page, name, params)).toBe('There is no seat 7.')
  })

  test.each(['constructor', '__proto__', 'toString', 'nothing'])('S21 there is no call %s', async name => {
    const { page } = await tableFor()
    expect(await reasonOf(page, name, {})).toBe(`There is no call "${name}".`)
  })
})

describe('S21 who may ask for what', () => {
  /** Someone from elsewhere, who sits on seat 1 of every match. */
  async function guestAt() {
    const page = newPage({ pig: async () => pigKit })
    const seats = [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bo' },
    ] as const
    const { match } = given(await page.ask('new', { game: 'pig', seats }))
    const guest = pageAt(page.house, { isOwner: false, maySit: (_match, seat) => seat === 1 })
    return { match, ask: (name: string, params: object) => reasonOf(guest, name, params) }
  }

  test('the seat of a guest comes from the session: no other is looked through, acted for or taken', async () => {
    const { match, ask } = await guestAt()
    const command = { id: 'x', match, version: 0, actions: [{ kind: 'roll' }] }
    expect(await ask('play', command)).toBe('Sit down at this table first.')
    for (const name of ['open', 'course'])
      expect(await ask(name, { match, seat: 0 })).toBe("Seat 0 is somebody else's.")
    for (const name of ['look', 'board'])
      expect(await ask(name, { match, seat: 0, at: 0 })).toBe("Seat 0 is somebody else's.")
    const holder = { kind: 'person', name: 'Eve' }
    expect(await ask('sit', { match, seat: 0, holder })).toBe("Seat 0 is somebody else's.")
    expect(await ask('guess', { match })).toBe('Sit down at this table first.')
    expect(await ask('open', { match, seat: 1 })).toBe('accepted')
    expect(await ask('guess', { match })).toBe('accepted')
    expect(await ask('open', { match, seat: null })).toBe('accepted')
  })

  test.each(['fork', 'load', 'peek', 'tables', 'new', 'again', 'remove', 'lesson', 'sheets'])(
    'S23 %s is not for guests',
    async name => {
      const { match, ask } = await guestAt()
      expect(await ask(name, { match })).toBe(`The call "${name}" is only for whoever the matches belong to.`)
    },
  )

  test.each(['save', 'verify'])('S23 %s is for guests once the match is over', async name => {
    const { match, ask } = await guestAt()
    expect(await ask(name, { match })).toBe(
      'The log of a match is open to all who played it once it is over.',
    )
  })

  test('every call is of a group', () => {
    expect(Object.keys(GROUPS).toSorted()).toEqual(Object.keys(MESSAGES).toSorted())
  })
})
