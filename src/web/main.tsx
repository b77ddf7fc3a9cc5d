import './styles/index.css'
import { render } from 'preact'
import { App } from './shell/app.tsx'
import { keepFocus } from './shell/focus.ts'
import { ignoreHeldEnter } from './shell/held-enter.ts'
import { keepForOffline } from './shell/newer.ts'
import { markTurn } from './shell/waiting.ts'
import { onPush } from './shell/wire.ts'

const app = document.querySelector('#app')
if (app) render(<App />, app)
ignoreHeldEnter()
keepFocus()

// Whoever looks elsewhere hears that it is their turn.
onPush(push => {
  if (push.push !== 'turn') return
  markTurn(push.match, true)
  if (!document.hidden) return
  void import('./notices/turn.ts').then(({ showTurn }) => showTurn(push.match)).catch(() => null)
})

// One visit is enough to play without a connection.
if (import.meta.env.PROD) keepForOffline()
