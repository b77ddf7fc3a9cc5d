import './styles/index.css'
import { render } from 'preact'
import { App } from './shell/app.tsx'
import { keepFocus } from './shell/focus.ts'
import { ignoreHeldEnter } from './shell/held-enter.ts'
import { keepForOffline } from './shell/newer.ts'

const app = document.querySelector('#app')
if (app) render(<App />, app)
ignoreHeldEnter()
keepFocus()

// One visit is enough to play without a connection.
if (import.meta.env.PROD) keepForOffline()
