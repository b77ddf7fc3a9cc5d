import { expect, test } from 'vitest'
import { type Broken, tryLaws } from '../../../engine/trial.ts'
import { LAW_SHARE, lawGames } from '../../../testing/law-games.ts'
import { tinKit } from '../index.ts'

const QUARTER = 250

/** A quarter of a thousand games, each in a file of its own, so that workers share them. */
export function testQuarter(quarter: number): void {
  const games = lawGames(QUARTER)
  test(`the laws hold over ${games} games, with every ending met`, () => {
    const { broken, endings } = playOut(quarter * games, games)
    expect(broken).toEqual([])
    // A few games for a quick look do not come to every ending.
    if (LAW_SHARE >= 1) expect([...endings].toSorted()).toEqual(['late', 'rescued', 'slain'])
  })
}

function playOut(from: number, count: number): { broken: Broken[]; endings: Set<string> } {
  const broken: Broken[] = []
  const endings = new Set<string>()
  for (let seed = from; seed < from + count; seed++) {
    const trial = tryLaws(tinKit, { options: optionsOf(seed) }, seed, isAdvised(seed) ? SENSE : 0)
    if (trial.broken) broken.push(trial.broken)
    endings.add(trial.last.game.result(trial.last.state)?.reason ?? 'none')
  }
  return { broken, endings }
}

/** Some matches are played mostly by advice, with hearts to spare: random heroes hardly ever see the princess. */
const SENSE = 0.8
function isAdvised(seed: number): boolean {
  return seed % 15 === 0
}

/** Random heroes walk to and fro, so that after a few moves they see nothing new. */
function optionsOf(seed: number) {
  if (isAdvised(seed)) return { hearts: 20 }
  return { hearts: [5, 6, 8][seed % 3], turnLimit: seed % 20 === 1 ? 3 : 25 }
}
