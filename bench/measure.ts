/**
 * Measures one subject in this process: `measure.ts NAME MILLISECONDS` prints nanoseconds for a unit of its work,
 * `measure.ts 'memory GAME'` and `measure.ts 'search-memory GAME'` bytes, `measure.ts 'busiest GAME'` a ratio, and `measure.ts placement`,
 * `measure.ts 'lab-scaling GAME'`, `measure.ts 'lab-memory GAME GAMES'`, `measure.ts doors`, `measure.ts long`, `measure.ts sights`, `measure.ts start-up` and `measure.ts 'wins GAMES'` a line
 * of JSON. `measure.ts hearts GAMES` plays that many games by advice for each number of hearts, and `measure.ts 'view GAME' GAMES` tells how large their views are.
 */
import { searchMemory } from './bots.ts'
import { doorLatency } from './doors.ts'
import { oddsByHearts } from './hearts.ts'
import { labMemory, labScaling } from './lab.ts'
import { longMatch } from './long-match.ts'
import { placementLatency } from './placements.ts'
import { sightCosts } from './sights.ts'
import { startUps } from './start-up.ts'
import { busiest, matchMemory, SUBJECTS } from './subjects.ts'
import { viewSizes } from './views.ts'
import { wins } from './wins.ts'

const [name = '', amount = '1000'] = process.argv.slice(2)
const [what = '', id = '', games = ''] = name.split(' ')

if (what === 'memory') process.stdout.write(`${matchMemory(id)}\n`)
else if (what === 'search-memory') process.stdout.write(`${searchMemory(id)}\n`)
else if (what === 'lab-scaling') process.stdout.write(`${JSON.stringify(await labScaling(id))}\n`)
else if (what === 'lab-memory')
  process.stdout.write(`${JSON.stringify(await labMemory(id, Number(games)))}\n`)
else if (what === 'busiest') process.stdout.write(`${busiest(id)}\n`)
else if (what === 'placement') process.stdout.write(`${JSON.stringify(placementLatency())}\n`)
else if (what === 'doors') process.stdout.write(`${JSON.stringify(doorLatency())}\n`)
else if (what === 'long') process.stdout.write(`${JSON.stringify(longMatch())}\n`)
else if (what === 'view')
  process.stdout.write(`${JSON.stringify(viewSizes(id, Number(process.argv[3] ?? '2')))}\n`)
else if (what === 'sights') process.stdout.write(`${JSON.stringify(sightCosts())}\n`)
else if (what === 'start-up') process.stdout.write(`${JSON.stringify(await startUps())}\n`)
else if (what === 'wins') process.stdout.write(`${JSON.stringify(wins(Number(id)))}\n`)
else if (what === 'hearts')
  for (const odds of oddsByHearts(Number(amount))) process.stdout.write(`${JSON.stringify(odds)}\n`)
else process.stdout.write(`${await nanoseconds(name, Number(amount))}\n`)

async function nanoseconds(subject: string, budget: number): Promise<number> {
  const work = await SUBJECTS[subject]?.()
  if (!work) throw new Error(`There is no subject "${subject}"`)
  spend(work, budget / 3)
  return spend(work, budget)
}

function spend(work: () => number, budget: number): number {
  const started = performance.now()
  let units = 0
  let elapsed = 0
  while (elapsed < budget) {
    units += work()
    elapsed = performance.now() - started
  }
  return (elapsed * 1e6) / units
}
