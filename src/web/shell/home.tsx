import { text } from '../text/index.ts'
import { hrefTo } from './router.ts'

export function Home() {
  return (
    <main>
      <h1>{text.value.appName}</h1>
      {['dungeon', 'onedeck', 'tin'].map(game => (
        <p key={game}>
          <a href={hrefTo('setup', game)}>{game}</a>
        </p>
      ))}
    </main>
  )
}
