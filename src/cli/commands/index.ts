/** All commands; only those that a command line may mean are loaded, with the games it may mean. */
import type { Command } from 'commander'
import type { AnyKit } from '../../engine/types.ts'
import type { Shell } from '../shell.ts'

type AddCommand = (program: Command, shell: Shell) => void

/** The games by their names, each loaded when it is wanted. */
export type Loaders = Readonly<Record<string, () => Promise<AnyKit>>>

const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  play: () => import('./play.ts').then(file => file.addPlay),
  join: () => import('./join.ts').then(file => file.addJoin),
  replay: () => import('./replay.ts').then(file => file.addReplay),
  verify: () => import('./verify.ts').then(file => file.addVerify),
  analyse: () => import('./analyse.ts').then(file => file.addAnalyse),
  games: () => import('./games.ts').then(file => file.addGames),
  campaign: () => import('./campaign.ts').then(file => file.addCampaign),
  content: () => import('./content.ts').then(file => file.addContent),
  fuzz: () => import('./fuzz.ts').then(file => file.addFuzz),
  tournament: () => import('./tournament.ts').then(file => file.addTournament),
  sim: () => import('./sim.ts').then(file => file.addSim),
  worker: () => import('./worker.ts').then(file => file.addWorker),
  puzzles: () => import('./puzzles.ts').then(file => file.addPuzzles),
  serve: () => import('./serve.ts').then(file => file.addServe),
  admin: () => import('./admin.ts').then(file => file.addAdmin),
  stdio: () => import('./stdio.ts').then(file => file.addStdio),
  bench: () => import('./bench.ts').then(file => file.addBench),
}

/** The command that comes first; without one, all of them: for help, and for what else it might have been. */
export function commandsFor([first = '']: readonly string[]): Promise<AddCommand[]> {
  if (first === '--version') return Promise.resolve([])
  const load = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined
  return Promise.all((load ? [load] : Object.values(COMMANDS)).map(each => each()))
}

/** The one game that is named, where only that one can be meant: a saved match or a sheet may be of any. */
export function namedKits(argv: readonly string[], games: Loaders): Promise<AnyKit[]> {
  const [command = '', game = ''] = argv
  const isAlone =
    ['play', 'fuzz', 'tournament', 'sim', 'puzzles'].includes(command) &&
    !(command === 'play' && argv.some(word => word.startsWith('--resume')))
  const load = isAlone && Object.hasOwn(games, game) ? games[game] : undefined
  return Promise.all((load ? [load] : Object.values(games)).map(each => each()))
}
