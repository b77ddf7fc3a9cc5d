/** What a server wants of matches beyond what every house does. */
import { expect, test } from 'vitest'
import { die, matchNamed, roll } from '../matches.ts'
import { type Fresh, gathering, said, seatRight } from './given.ts'

export function serverMatches(fresh: Fresh): void {
  const ended = (id: string, touched: number) => {
    const match = matchNamed(id)
    return { ...match, summary: { ...match.summary, over: true, touched } }
  }

  test('gives the records of those that are there', async () => {
    const { matches } = await fresh()
    await matches.append(0, matchNamed('a'), [roll])
    await matches.append(0, matchNamed('b'), [])
    expect(await matches.records([])).toEqual([])
    expect((await matches.records(['b', 'nowhere'])).map(({ id }) => id)).toEqual(['b'])
    expect(await matches.records(['a'])).toMatchObject([matchNamed('a')])
  })

  test('names those that are not over, were not closed, and were touched since', async () => {
    const { matches } = await fresh()
    await matches.append(0, matchNamed('a'), [])
    await matches.append(0, ended('b', 5), [])
    await matches.append(0, matchNamed('c'), [])
    await matches.append(1, ended('c', 6), [roll])
    await matches.append(0, { ...matchNamed('d'), closed: true }, [])
    expect(await matches.unfinished(5)).toEqual(['a'])
    expect(await matches.unfinished(6)).toEqual([])
  })

  test('names those that ended while their gathering does not know it', async () => {
    const { matches, gatherings } = await fresh()
    for (const [id, phase] of [
      ['a', 'begun'],
      ['b', 'over'],
      ['c', 'begun'],
    ] as const) {
      await gatherings.write(0, gathering(id, { phase }))
      await matches.append(0, id === 'c' ? matchNamed(id) : ended(id, 5), [])
    }
    expect(await matches.unsettled(5)).toEqual(['a'])
    expect(await matches.unsettled(6)).toEqual([])
  })

  test('appends of one turn are kept each by itself, two of one match in their order', async () => {
    const { matches } = await fresh()
    const answers = await Promise.all([
      matches.append(0, matchNamed('a'), [roll]),
      matches.append(0, matchNamed('b'), []),
      matches.append(1, matchNamed('a'), [die(3)]),
      matches.append(4, matchNamed('b'), [die(6)]),
      matches.append(2, matchNamed('a'), [roll, die(5)]),
    ])
    expect(answers).toEqual(['kept', 'kept', 'kept', 'behind', 'kept'])
    expect((await matches.read('a'))?.entries).toEqual([roll, die(3), roll, die(5)])
    expect((await matches.read('b'))?.entries).toEqual([])
  })

  test('a transaction that fails has kept nothing, tells everybody, and harms nobody after it', async () => {
    const { matches } = await fresh()
    const broken = { ...matchNamed('b'), summary: { ...matchNamed('b').summary, touched: Number.NaN } }
    const answers = await Promise.allSettled([
      matches.append(0, matchNamed('a'), [roll]),
      matches.append(0, broken, []),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await matches.list()).toEqual([])
    expect(await matches.append(0, matchNamed('a'), [roll])).toBe('kept')
  })

  test('what belongs to a match goes with it', async () => {
    const { matches, rights, chat, gatherings } = await fresh()
    await matches.append(0, matchNamed('a'), [roll])
    await gatherings.write(0, gathering('a'))
    await rights.addLink('l', seatRight(0))
    await rights.grant('ann', seatRight(0))
    await chat.add(said('hello'))
    await matches.remove('a')
    expect(await gatherings.read('a')).toBeNull()
    expect(await rights.behind('l')).toBeNull()
    expect(await rights.at('a')).toEqual([])
    expect(await chat.latest('a', 9)).toEqual([])
  })
}
