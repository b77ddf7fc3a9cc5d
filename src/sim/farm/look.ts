/** What a farm does at the moment, for whoever looks at it from any machine. */
import { setTimeout } from 'node:timers/promises'
import { type Company, companyAt } from './company.ts'
import { type Farm, keptAt, subjectsIn } from './farm.ts'
import { readStudy } from './letters.ts'
import { ALL_DONE, ALL_WORK, gamesOf, KEPT, keyOf, studyOf, WORK } from './names.ts'

/** A study that somebody waits for. */
export interface Underway {
  readonly game: string
  readonly bots: readonly string[]
  /** Games that are in the queue, those that are being played included. */
  readonly waiting: number
  readonly played: number
  /** Games a second. */
  readonly rate: number
}

export interface Sight {
  readonly company: Company
  readonly studies: readonly Underway[]
}

/** Milliseconds for which it is looked at: every worker gives signs of life in them. */
const LOOK_MS = 2000

export async function lookAt(farm: Farm): Promise<Sight> {
  const company = companyAt(farm, () => performance.now())
  const before = await gamesIn(farm, KEPT, ALL_DONE)
  const began = performance.now()
  await setTimeout(LOOK_MS)
  const [played, waiting] = [await gamesIn(farm, KEPT, ALL_DONE), await gamesIn(farm, WORK, ALL_WORK)]
  const seconds = (performance.now() - began) / 1000
  const studies: Underway[] = []
  for (const [key, games] of waiting) {
    const done = played.get(key) ?? 0
    const rate = (done - (before.get(key) ?? 0)) / seconds
    studies.push({ ...(await aboutOf(farm, key)), waiting: games, played: done, rate })
  }
  return { company: company(), studies }
}

/** How many games, by the key of their study. */
async function gamesIn(farm: Farm, stream: string, filter: string): Promise<Map<string, number>> {
  const games = new Map<string, number>()
  for (const subject of await subjectsIn(farm, stream, filter))
    games.set(keyOf(subject), (games.get(keyOf(subject)) ?? 0) + gamesOf(subject))
  return games
}

/** Another build may write its studies in another way. */
async function aboutOf(farm: Farm, key: string): Promise<Pick<Underway, 'game' | 'bots'>> {
  const bytes = await keptAt(farm, studyOf(key))
  const study = bytes && readStudy(bytes)
  return study?.ok ? study.value : { game: 'a game of another build', bots: [] }
}
