import { render } from 'preact'

const app = document.querySelector('#app')
if (app) render(<h1>Undercroft</h1>, app)
