/** Studies played by several workers over a real NATS. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { messageOf } from '../../src/engine/error-message.ts'
import { farmAt, namesIn } from '../../src/sim/farm/farm.ts'
import { hire } from '../../src/sim/farm/hire.ts'
import { doneOf, jobOf, KEPT, nameOf, pieceOf, studyOf as studyKept, WORK } from '../../src/sim/farm/names.ts'
import { describeWith, startNats } from '../components.ts'
import {
  count,
  countAt,
  countHere,
  doomedWorkers,
  employ,
  gateOf,
  PIECES,
  playerOf,
  studyOf,
} from './farm.ts'

const BUILD = '1-2-3_abc'
/** The last piece of every study. */
const LAST = PIECES.map(nameOf).at(-1)

describeWith(['nats-server'], 'a farm', () => {
  let nats: Awaited<ReturnType<typeof startNats>>

  beforeAll(async () => void (nats = await startNats()))
  afterAll(() => nats.stop())

  async function open(build = BUILD) {
    const farm = await farmAt(nats.url, build)
    onTestFinished(() => farm.connection.close())
    return farm
  }

  async function work(play: Parameters<typeof employ>[1], build = BUILD) {
    const worker = employ(await open(build), play)
    onTestFinished(() => worker.stop())
    return worker
  }

  test('counts the digits of one machine, while workers are killed at random', async () => {
    const study = studyOf(1)
    const workers = await doomedWorkers(nats.url, BUILD, playerOf(study), 5, 17)
    onTestFinished(() => workers.stop())
    expect(await countAt(await open(), study)).toEqual(await countHere(study))
    expect(workers.killed()).toBeGreaterThan(2)
  })

  test('counts every piece once, also when two ask for the same at the same time', async () => {
    const study = studyOf(2)
    const [one, two] = [countAt(await open(), study), countAt(await open(), study)]
    await work(playerOf(study))
    const here = await countHere(study)
    expect(await one).toEqual(here)
    expect(await two).toEqual(here)
  })

  test('counts a piece once that two workers had at the same time and both told of', async () => {
    const study = studyOf(11)
    const play = playerOf(study)
    const { key } = jobOf(BUILD, study)
    const [heard, farm] = [new Map<string, number>(), await open()]
    const [isTwice, isOnce] = [gateOf(), gateOf()]
    let taken = ''
    farm.connection.subscribe(doneOf(key, '*'), {
      callback: (_, { subject }) => {
        heard.set(subject, (heard.get(subject) ?? 0) + 1)
        if (subject === taken) (heard.get(subject) === 1 ? isOnce : isTwice).open()
      },
    })
    const counted = countAt(await open(), study)
    // Nobody waits for its sign of life: somebody else is given what the first one holds.
    const slow = employ(
      await open(),
      async task => {
        taken ||= doneOf(key, nameOf(task.range))
        await isOnce.opened
        return play(task)
      },
      50,
    )
    onTestFinished(() => slow.stop())
    await expect.poll(() => taken).not.toBe('')
    const quick = employ(
      await open(),
      async task => {
        if (nameOf(task.range) === LAST) await isTwice.opened
        return play(task)
      },
      50,
    )
    onTestFinished(() => quick.stop())
    expect(await counted).toEqual(await countHere(study))
    expect(heard.get(taken)).toBeGreaterThan(1)
  })

  test('goes on playing for somebody who died, and whoever comes back has all of it', async () => {
    const study = studyOf(3)
    const [dead, farm] = [await open(), await open()]
    const hired = await hire(dead, study)
    void count(study, hired.play)
    const worker = await work(playerOf(study))
    const { key } = jobOf(BUILD, study)
    await expect.poll(() => namesIn(farm, KEPT, doneOf(key, '*'))).toHaveLength(PIECES.length)
    await dead.connection.close()
    await worker.stop()
    // Nobody works there any more.
    const again = await hire(farm, study)
    expect(await count(study, again.play)).toEqual(await countHere(study))
    await again.forget()
    expect(await namesIn(await open(), KEPT, doneOf(key, '*'))).toHaveLength(0)
    await again.close()
  })

  test('that was gone and lost its queue goes on where it was, with the workers that it had', async () => {
    const study = studyOf(4)
    const play = playerOf(study)
    let isTaken = false
    const gate = gateOf()
    await work(async task => {
      isTaken = true
      await gate.opened
      return play(task)
    })
    const [counted, farm] = [countAt(await open(), study), await open()]
    await expect.poll(() => isTaken).toBe(true)
    await nats.restart()
    await expect.poll(() => farm.manager.streams.purge(WORK).catch(() => null)).toBeTruthy()
    gate.open()
    expect(await counted).toEqual(await countHere(study))
  })

  test('that has lost a study is brought it again by whoever waits for its games', async () => {
    const study = studyOf(12)
    const [counted, farm] = [countAt(await open(), study), await open()]
    const job = jobOf(BUILD, study)
    await expect.poll(() => namesIn(farm, WORK, pieceOf(job, '*'))).toHaveLength(PIECES.length)
    await farm.manager.streams.purge(KEPT, { filter: studyKept(job.key) })
    await work(playerOf(study))
    expect(await counted).toEqual(await countHere(study))
  })

  test('has no piece played by another build, which tells of it', async () => {
    const study = studyOf(5)
    const stranger = await work(playerOf(study), '1-2-3_def')
    const counted = countAt(await open(), study)
    await expect.poll(() => stranger.left).toEqual([BUILD])
    await work(playerOf(study))
    expect(await counted).toEqual(await countHere(study))
  })

  test('tells of a piece that fails again and again, and tries it anew for whoever goes on', async () => {
    const study = studyOf(6)
    const play = playerOf(study)
    let tries = 0
    const clumsy = await work(async task => {
      if (task.range.from !== 20) return play(task)
      tries += 1
      throw new Error('the dice fell off the table')
    })
    await expect(countAt(await open(), study)).rejects.toThrow(
      /^No worker can play the games 20 to 24: the dice fell off the table.$/,
    )
    expect(tries).toBe(3)
    await clumsy.stop()
    await work(play)
    expect(await countAt(await open(), study)).toEqual(await countHere(study))
  })

  /** A worker that takes one piece and then goes home, or falls silent from one moment to the next. */
  async function takeOne(isKilled: boolean) {
    const farm = await open()
    const worker = employ(
      farm,
      async () => {
        if (isKilled) await farm.connection.close()
        void worker.stop()
        throw new Error('no time left')
      },
      50,
    )
    await worker.over
  }

  test('gives up a piece that ends every worker', async () => {
    const study = studyOf(7)
    const hired = await hire(await open(), study)
    onTestFinished(() => hired.close())
    const given = hired.play({ from: 0, to: 5 }).catch(messageOf)
    for (let taken = 0; taken < 10; taken++) await takeOne(true)
    await work(playerOf(study))
    expect(await given).toBe(
      'No worker can play the games 0 to 4: 10 workers took them and none has finished them.',
    )
  })

  test('holds nothing against a piece whose workers went home, or whose time ran out', async () => {
    const study = studyOf(10)
    const play = playerOf(study)
    const hired = await hire(await open(), study)
    onTestFinished(() => hired.close())
    const range = { from: 0, to: 5 }
    const played = hired.play(range)
    for (let taken = 0; taken < 11; taken++) await Promise.race([takeOne(false), played])
    for (let taken = 0; taken < 3; taken++) await Promise.race([takeOne(true), played])
    let tries = 0
    await work(async task => {
      if (tries++ < 2) throw new Error('the dice fell off the table')
      return play(task)
    })
    expect(await played).toEqual(await play({ study, range }))
  })

  test('tells who works there', async () => {
    const study = studyOf(8)
    const hired = await hire(await open(), study)
    onTestFinished(() => hired.close())
    expect(hired.company()).toEqual({ own: 0, others: 0 })
    const [one] = [await work(playerOf(study)), await work(playerOf(study), '1-2-3_def')]
    await expect.poll(hired.company).toEqual({ own: 1, others: 1 })
    await one.stop()
    await expect.poll(hired.company).toEqual({ own: 0, others: 1 })
  })

  test('carries no study that is too large for it', async () => {
    const farm = await open()
    const connection = Object.create(farm.connection, { info: { value: { max_payload: 100 } } })
    await expect(hire({ ...farm, connection }, studyOf(9))).rejects.toThrow(
      /^The study is too large for the farm: \d+ bytes are more than NATS carries at once \(100\).$/,
    )
  })
})
