/** All parts side by side, for the eye: npm run dev, then /parts/gallery.html, with ?theme=light for the other. */
import '../styles/index.css'
import { render } from 'preact'
import { GalleryActions } from './gallery/actions.tsx'
import { GalleryDice } from './gallery/dice.tsx'
import './gallery/gallery.css'
import { GalleryPaper } from './gallery/paper.tsx'
import { Filters } from './lino/filters.tsx'
import { listenForTips } from './tip/tips.ts'

const theme = new URLSearchParams(location.search).get('theme')
if (theme !== null) document.documentElement.dataset['theme'] = theme

listenForTips()
render(
  <main class="gallery">
    <Filters />
    <h1 class="visually-hidden">The parts</h1>
    <GalleryDice />
    <GalleryActions />
    <GalleryPaper />
  </main>,
  document.body,
)
