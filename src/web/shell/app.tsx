/** The page: one screen at a time, each loaded when it is first wanted. */
import { effect } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isHurried, REMOTE } from '../../table/protocol.ts'
import { GAMES, gameOf } from '../games/index.ts'
import { Home } from '../home/home.tsx'
import { text } from '../text/index.ts'
import { factsOf } from './facts.ts'
import { sayWhatIsMissing } from './incomplete.ts'
import { type Route, route } from './router.ts'
import { settings } from './settings.ts'
import { Toasts } from './toast-list.tsx'
import { turnBackFrom } from './turn-back.ts'
import { sayWhatIsUnkept } from './unkept.ts'
import { call } from './wire.ts'
import './app.css'
import { Notice } from './notice.tsx'

interface ScreenProps {
  readonly route: Route
}
type Screen = ComponentType<ScreenProps>

const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
  setup: () => import('../setup/screen.tsx').then(file => file.SetupScreen),
  table: () => tableScreen(),
  replay: () => import('../replay/screen.tsx').then(file => file.ReplayScreen),
  replays: () => import('../replay/list.tsx').then(file => file.ReplayList),
  rules: () => import('../rules/screen.tsx').then(file => file.RulesScreen),
  learn: () => import('../learn/screen.tsx').then(file => file.LearnScreen),
  settings: () => import('./settings-screen.tsx').then(file => file.SettingsScreen),
  campaign: () => campaignScreen(),
  day: () => import('../day/screen.tsx').then(file => file.DayScreen),
  puzzle: () => import('../puzzles/screen.tsx').then(file => file.PuzzleScreen),
  chronicle: () => import('../chronicle/screen.tsx').then(file => file.ChronicleScreen),
  workshop: () => import('../workshop/screen.tsx').then(file => file.WorkshopScreen),
  lab: () => import('../lab/screen.tsx').then(file => file.LabScreen),
  friends: () => import('../setup/screen.tsx').then(file => file.SetupScreen),
  lobby: () => import('../friends/lobby.tsx').then(file => file.LobbyScreen),
  ...Object.fromEntries(['join', 'seat', 'watch', 'host'].map(screen => [screen, followScreen])),
}

async function farTable(match: string): Promise<Screen> {
  const { enterTable } = await import('../friends/far-table.tsx')
  const Found = await enterTable(match)
  return () => <Found />
}

function followScreen(): Promise<Screen> {
  return import('../friends/follow-screen.tsx').then(file => file.FollowScreen)
}

async function tableScreen(): Promise<Screen> {
  const { subject } = route.peek()
  if (subject.startsWith(REMOTE)) return farTable(subject)
  const [{ TableScreen }, tables] = await Promise.all([import('../table/screen.tsx'), call('tables', {})])
  const table = tables.find(({ match }) => match === subject)
  const look = await gameOf(table?.game ?? '')?.look()
  if (!table || !look) throw new Error(text.value.noMatch)
  const { hidden } = await factsOf(table.game)
  return () => <TableScreen match={subject} look={look} hidden={hidden} />
}

/** One game has a campaign; with a second, somebody must be asked which. */
async function campaignScreen(): Promise<Screen> {
  const found = await GAMES.find(({ campaign }) => campaign !== undefined)?.campaign?.()
  return found ?? Home
}

sayWhatIsMissing()
sayWhatIsUnkept()
effect(() => {
  const { language, forced, pace } = settings.value
  void call('hello', { language, forced, hurried: isHurried(pace) })
})

export function App() {
  const now = route.value
  return (
    <>
      {now.screen === 'home' ? <Home /> : <Lazy key={`${now.screen}/${now.subject}`} route={now} />}
      <Toasts />
    </>
  )
}

function Lazy({ route: now }: ScreenProps) {
  const [Found, setFound] = useState<Screen | null>(null)
  useEffect(() => {
    screenOf(now).then(screen => setFound(() => screen), turnBackFrom(now))
  }, [])
  return Found ? <Found route={now} /> : <Notice>{text.value.loading}</Notice>
}

async function screenOf({ screen }: Route): Promise<Screen> {
  const load = Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined
  if (!load) throw new Error(text.value.noScreen)
  const [found, { listenForTips }] = await Promise.all([load(), import('../parts/tip/tips.ts')])
  listenForTips()
  return found
}
