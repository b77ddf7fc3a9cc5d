/** A farm whose NATS goes away in the middle of a study, and what is told of it. */
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeIo, tempFolder } from '../../src/cli/fake-io.ts'
import { main } from '../../src/cli/main.ts'
import { messageOf } from '../../src/engine/error-message.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import { ownBuild } from '../../src/sim/farm/build.ts'
import { farmAt, subjectsIn } from '../../src/sim/farm/farm.ts'
import { hire } from '../../src/sim/farm/hire.ts'
import { ALL_WORK, WORK } from '../../src/sim/farm/names.ts'
import { describeWith, startNats } from '../components.ts'
import { employ, kept, playerOf, studyOf } from './farm.ts'

const SIM = 'sim tin --bots random -o turnLimit=4 --games 1200'

/** A command that goes on while it is looked at. */
function launch(line: string) {
  let wantOut = () => {}
  const { io, shown } = fakeIo({ onInterrupt: handler => void (wantOut = handler) })
  const over = main(line.split(' '), io, { tin: async () => tinKit })
  return { over, said: () => shown().err, shown, wantOut: () => wantOut() }
}

async function natsHere() {
  const nats = await startNats()
  onTestFinished(() => nats.stop())
  return { ...nats, place: `The farm at ${nats.url}` }
}

describeWith(['nats-server'], 'a farm that is gone', () => {
  test('and comes back loses nothing, and both ends say it', async () => {
    const nats = await natsHere()
    const [far, near] = [join(tempFolder(), 'far.json'), join(tempFolder(), 'near.json')]
    const sim = launch(`${SIM} --out ${far} --farm ${nats.url}`)
    const farm = await farmAt(nats.url, 'anybody')
    onTestFinished(() => farm.connection.close())
    await expect.poll(() => subjectsIn(farm, WORK, ALL_WORK)).toHaveLength(3)
    await nats.restart()
    await expect.poll(sim.said).toContain(`${nats.place} is back, and the games go on.\n`)
    expect(sim.said()).toContain(`${nats.place} is gone; the games wait until it is back.\n`)
    const worker = launch(`worker --workers 1 --farm ${nats.url}`)
    expect(await sim.over).toBe(0)
    expect(await launch(`${SIM} --out ${near} --workers 1`).over).toBe(0)
    expect(kept(far).counted).toEqual(kept(near).counted)
    await nats.restart()
    await expect
      .poll(worker.said)
      .toBe(
        `${nats.place} is gone; this worker waits until it is back.\n${nats.place} is back, and this worker goes on.\n`,
      )
    worker.wantOut()
    expect(await worker.over).toBe(0)
    expect(worker.shown().out).toContain('\nPlayed 1200 games.\n')
  })

  test('and stays away is waited for no longer, and whoever wants out of it is out', async () => {
    const nats = await natsHere()
    const worker = launch(`worker --workers 1 --farm ${nats.url}`)
    const sim = launch(`${SIM} --games 100000000 --farm ${nats.url}`)
    const hired = await hire(await farmAt(nats.url, 'anybody'), studyOf(1), 0.0001)
    const given = hired.play({ from: 0, to: 5 }).catch(messageOf)
    await expect.poll(() => hired.company().others).toBe(1)
    await nats.stop()
    expect(await given).toBe(`${nats.place} did not come back for 0.0001 minutes.`)
    await hired.close()
    for (const each of [worker, sim]) {
      await expect.poll(each.said).toContain(`${nats.place} is gone; `)
      each.wantOut()
    }
    expect(await worker.over).toBe(0)
    expect(await sim.over).toBe(1)
    expect(sim.said()).toMatch(/Stopped after \d+ of 100000000 games\.\n$/)
  })
})

describeWith(['nats-server'], 'a study', () => {
  test('is seen from any machine', async () => {
    const nats = await natsHere()
    const look = async () => {
      const looking = launch(`worker --farm ${nats.url} --look`)
      expect(await looking.over).toBe(0)
      return looking.shown().out
    }
    const farm = await farmAt(nats.url, ownBuild())
    employ(farm, async task => {
      if (task.range.from === 800) await new Promise(() => undefined)
      return playerOf(task.study)(task)
    })
    onTestFinished(() => farm.connection.close())
    const sim = launch(`${SIM} --farm ${nats.url}`)
    await expect
      .poll(look)
      .toBe(
        'Threads at the farm: 1 of this build, 0 of others.\ntin by random: 800 games played, 0.0/s, 400 in the queue or being played.\n',
      )
    sim.wantOut()
    expect(await sim.over).toBe(1)
    expect(await look()).toMatch(/\nNo games wait there.\n$/)
  })

  test('of which nobody can play a piece keeps the others', async () => {
    const nats = await natsHere()
    const file = join(tempFolder(), 'parts.json')
    const near = join(tempFolder(), 'near.json')
    expect(await launch(`${SIM} --games 800 --out ${near} --workers 1`).over).toBe(0)
    const worker = employ(await farmAt(nats.url, ownBuild()), async task => {
      if (task.range.from === 800) throw new Error('the dice fell off the table')
      return playerOf(task.study)(task)
    })
    const sim = launch(`${SIM} --out ${file} --farm ${nats.url}`)
    expect(await sim.over).toBe(1)
    await worker.stop()
    expect(sim.said()).toBe(
      'No worker can play the games 800 to 1199: the dice fell off the table.\nStopped after 800 of 1200 games; --resume goes on from there.\n',
    )
    expect(kept(file).counted).toEqual(kept(near).counted)
  })
})
