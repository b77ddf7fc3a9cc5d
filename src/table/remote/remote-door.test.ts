/** The line to a server: when it is made, how it is mended, and what becomes of what was on its way. */
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../engine/match.ts'
import { start } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import { fastRng } from '../../engine/rng.ts'
import type { Result, Rng } from '../../engine/types.ts'
import { nimKit } from '../../testing/nim.ts'
import { given, newWorld } from '../given.ts'
import { houseOf } from '../house.ts'
import type { DoorPush } from '../house-protocol.ts'
import { connect } from '../page-line.ts'
import type { MatchId, Message, Picture, Verdict } from '../protocol.ts'
import { readingOf } from '../reading/index.ts'
import { createMatch } from '../rooms.ts'
import { type Answers, type Carry, type Far, farHouse, GREETING, type TestTime, testTime } from './given.ts'
import { type RemoteDoor, remoteDoor } from './remote-door.ts'

const KITS = { nim: async () => nimKit }
const PEOPLE = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const

interface Setting {
  readonly time: TestTime
  readonly far: Far
  readonly match: MatchId
  readonly entries: () => Promise<readonly Entry[]>
}

/** A server with one match of Nim. */
async function server(
  answers: Answers = {},
  carryIn: (time: TestTime) => Carry | undefined = () => undefined,
) {
  const time = testTime()
  const house = houseOf(newWorld(KITS), 'always')
  const begun = given(start(nimKit, { seats: PEOPLE }))
  const match = await createMatch(house, nimKit, { match: begun, stopped: null, differs: false })
  const entries = async () => (await house.world.store.matches.read(match))?.entries ?? []
  return { time, far: farHouse(house, answers, carryIn(time)), match, entries } satisfies Setting
}

/** A device with a page that reads. */
function device({ time, far }: Pick<Setting, 'time' | 'far'>, lots: Rng = fastRng(1)) {
  const [pushed, pictures]: [DoorPush[], Picture[]] = [[], []]
  let hear: (message: Message) => void = () => undefined
  const door: RemoteDoor = remoteDoor({
    connect: far.connect,
    device: async () => 'the-key-of-this-device',
    wait: time.wait,
    random: () => lots.below(1000) / 1000,
    hear: push => {
      pushed.push(push)
      reading.hear(push)
    },
  })
  const reading = readingOf(KITS, door.ask, message => hear(message))
  const line = connect({ send: call => void reading.ask(call), listen: to => void (hear = to) })
  line.onPush(push => push.push === 'picture' && pictures.push(push.picture))
  /** Time passes until there is an answer. */
  const patient = async <T>(asked: Promise<T>): Promise<T> => {
    const got: T[] = []
    void asked.then(told => got.push(told))
    await time.until(() => got.length > 0)
    return asked
  }
  const ask: typeof line.ask = (name, params) => patient(line.ask(name, params))
  const states = () => pushed.flatMap(push => (push.push === 'line' ? [push.state] : []))
  return { door, line, ask, patient, pushed, pictures, states }
}

const take = (count: number) => [{ kind: 'take', count }]

describe('a line', () => {
  test('is made when it is first needed, with a greeting before anything else', async () => {
    const setting = await server()
    const { ask, line, states } = device(setting)
    await line.ask('hello', { language: 'de' })
    expect(setting.far.heard).toEqual([])
    given(await ask('open', { match: setting.match, seat: 0 }))
    expect(setting.far.heard).toEqual(['greet', 'hello', 'open'])
    expect(states()).toEqual(['trying', 'open'])
  })

  test('that nobody answers is said in one sentence, and tried no more until somebody calls', async () => {
    const setting = await server()
    setting.far.isDown = true
    const { ask, states } = device(setting)
    const told = await ask('open', { match: setting.match, seat: 0 })
    expect(told).toMatchObject({ refusal: { reason: 'There is no line to the server; trying again.' } })
    await setting.time.until(() => states().at(-1) === 'none')
    setting.far.isDown = false
    given(await ask('open', { match: setting.match, seat: 0 }))
  })

  test('to a server of another protocol is refused in one sentence, and not tried again by itself', async () => {
    const greet = () => done({ ...GREETING, protocol: 7 })
    const setting = await server({ greet })
    const { ask, states } = device(setting)
    expect(await ask('lobby', {})).toMatchObject({
      refusal: { reason: expect.stringContaining('speaks version 7 of the protocol') },
    })
    expect(states()).toEqual(['trying', 'none'])
    expect(setting.far.heard).toEqual(['greet'])
  })

  test('that breaks is made again at once, and then less and less often', async () => {
    const setting = await server()
    const { ask, states } = device(setting)
    given(await ask('open', { match: setting.match, seat: 0 }))
    setting.far.isDown = true
    const before = setting.time.now()
    setting.far.cut()
    await setting.time.until(() => setting.time.now() > before + 60_000)
    setting.far.isDown = false
    await setting.time.until(() => states().at(-1) === 'open')
    expect(setting.time.now() - before).toBeLessThan(60_000 + 40_000)
    expect(states()).toEqual(['trying', 'open', 'trying', 'open'])
  })

  test('of a server that says goodbye is made again when it will be back', async () => {
    const setting = await server()
    const { ask, states } = device(setting)
    given(await ask('open', { match: setting.match, seat: 0 }))
    const before = setting.time.now()
    setting.far.push({ push: 'goodbye', back: 20_000 })
    await setting.time.until(() => states().at(-1) === 'trying')
    await setting.time.until(() => states().at(-1) === 'open')
    expect(setting.time.now() - before).toBeGreaterThanOrEqual(20_000)
  })

  test('that has fallen silent is found out and made again', async () => {
    let isMute = false
    const setting = await server({}, () => deliver => {
      if (!isMute) queueMicrotask(deliver)
    })
    const { ask, states } = device(setting)
    given(await ask('open', { match: setting.match, seat: 0 }))
    isMute = true
    await setting.time.until(() => states().at(-1) === 'trying')
    isMute = false
    await setting.time.until(() => states().at(-1) === 'open')
  })
})

describe('what is looked at', () => {
  test('is opened again after a break, and its sights go on in their order', async () => {
    const setting = await server()
    const { match, far, time } = setting
    const [ann, bo] = [device(setting), device(setting)]
    given(await ann.ask('open', { match, seat: 0 }))
    given(await bo.ask('open', { match, seat: 1 }))
    given(await ann.ask('play', { id: 'a', match, version: 0, actions: take(1) }))
    far.cut()
    await time.until(() => ann.states().at(-1) === 'open' && bo.states().at(-1) === 'open')
    given(await bo.ask('play', { id: 'b', match, version: 1, actions: take(2) }))
    await time.until(() => ann.pictures.at(-1)?.version === 2)
    given(await ann.ask('play', { id: 'c', match, version: 2, actions: take(3) }))
    await time.until(() => bo.pictures.at(-1)?.version === 3)
    expect(ann.pictures.map(({ version }) => version)).toEqual([1, 1, 2, 3])
    expect(bo.pictures.at(-1)?.view).toMatchObject({ sticks: 15 })
  })

  test('and was closed is not opened again', async () => {
    const setting = await server()
    const { ask, states } = device(setting)
    given(await ask('open', { match: setting.match, seat: 0 }))
    given(await ask('close', { match: setting.match }))
    setting.far.heard.length = 0
    setting.far.cut()
    await setting.time.until(() => states().length === 4)
    expect(setting.far.heard).toEqual(['greet', 'hello'])
  })
})

describe('what was on its way when the line broke', () => {
  test('S4 a command whose answer was lost is said again under its id, and is done once', async () => {
    const setting = await server()
    const { far, match, time } = setting
    const { ask, line } = device(setting)
    given(await ask('open', { match, seat: 0 }))
    const told: Result<Verdict>[] = []
    const command = { id: 'a', match, version: 0, actions: take(1) }
    void line.ask('play', command).then(verdict => told.push(verdict))
    // The server has heard and done it; its answer is still on the way.
    while (!far.heard.includes('play')) await Promise.resolve()
    far.cut()
    expect(told).toEqual([])
    await time.until(() => told.length > 0)
    expect(told).toMatchObject([{ ok: true, value: { kind: 'accepted', version: 1 } }])
    expect(far.heard.filter(name => name === 'play')).toHaveLength(2)
    expect(await setting.entries()).toHaveLength(1)
  })

  test('is not said again where that would do it twice', async () => {
    const setting = await server({ say: () => done(null) })
    const { far, match } = setting
    const { ask, line, patient } = device(setting)
    given(await ask('open', { match, seat: 0 }))
    const said = line.ask('say', { match, text: 'hello' })
    while (!far.heard.includes('say')) await Promise.resolve()
    far.cut()
    expect(await patient(said)).toMatchObject({
      refusal: { reason: expect.stringContaining('look whether') },
    })
    expect(far.heard.filter(name => name === 'say')).toHaveLength(1)
  })
})

/** Loses some messages, carries some twice, and all of them at their own speed. */
function badNetwork({ wait }: TestTime, lots: Rng): Carry {
  return deliver => {
    const copies = [0, 1, 1, 1, 1, 1, 1, 2, 2, 3][lots.below(10)] ?? 1
    for (let copy = 0; copy < copies; copy++) void wait(lots.below(800)).then(deliver)
  }
}

/** Ann and Bo play to the end, each from a device of their own, and say again what was not answered. */
async function playedOver(carryIn?: (time: TestTime) => Carry): Promise<readonly Entry[]> {
  const setting = await server({}, carryIn)
  const { match, time } = setting
  const isOver = async (seat: number) => {
    const { line, door } = device(setting, fastRng(seat))
    for (let turn = 0; ; turn++) {
      const seen = await line.ask('open', { match, seat })
      if (!seen.ok) continue
      const { version, ending, choices } = seen.value
      if (ending) return door.close()
      const choice = choices[version % choices.length]
      if (choice)
        await line.ask('play', { id: `${seat}-${version}`, match, version, actions: [choice.action] })
      else await time.wait(1000)
    }
  }
  let done = 0
  for (const seat of [0, 1]) void isOver(seat).then(() => (done += 1))
  await time.until(() => done === 2)
  return setting.entries()
}

test('S4 over lines that lose, double, delay and reorder messages the log is the one of a line that does not', async () => {
  const once = await playedOver()
  for (let seed = 1; seed <= 20; seed++)
    expect(await playedOver(time => badNetwork(time, fastRng(seed)))).toEqual(once)
})
