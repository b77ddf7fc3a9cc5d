/** Measures one subject in this process: `measure.ts NAME MILLISECONDS` prints nanoseconds for a unit of its work. */
import { matchMemory, SUBJECTS, type SubjectName } from './subjects.ts'

const [name = '', milliseconds = '1000'] = process.argv.slice(2)

if (name === 'tin memory') process.stdout.write(`${matchMemory('tin')}\n`)
else if (isSubject(name)) process.stdout.write(`${await nanoseconds(name, Number(milliseconds))}\n`)
else throw new Error(`There is no subject "${name}"`)

function isSubject(text: string): text is SubjectName {
  return text in SUBJECTS
}

async function nanoseconds(subject: SubjectName, budget: number): Promise<number> {
  const work = await SUBJECTS[subject]()
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
