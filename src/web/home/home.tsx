/** The vault with a card for each game, and the tables that wait. */
import { GAMES } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import { Flame } from '../parts/flame/flame.tsx'
import * as ICONS from '../parts/home-icons.generated.ts'
import { goTo } from '../shell/router.ts'
import { text } from '../text/index.ts'
import './home.css'
import { GameCard } from './game-card.tsx'
import { Today } from './today.tsx'
import { WithFriends } from './with-friends.tsx'
import { YourTables } from './your-tables.tsx'

export function Home() {
  const words = text.value
  return (
    <div class="home">
      <header class="home-top">
        <h1 class="home-logo">
          <Flame /> {words.appName}
        </h1>
        <p class="home-tagline">{words.tagline}</p>
        <nav class="home-nav" aria-label={words.menu}>
          <Button icon={ICONS.rules} onPress={() => goTo('rules')}>
            {words.rules}
          </Button>
          <Button icon={ICONS.replay} onPress={() => goTo('replays')}>
            {words.replays}
          </Button>
          <Button icon={ICONS.gear} onPress={() => goTo('settings')}>
            {words.settings}
          </Button>
        </nav>
      </header>
      <main class="home-games" aria-label={words.games}>
        {GAMES.map(({ cover }) => (
          <GameCard key={cover.game} cover={cover} />
        ))}
      </main>
      <aside class="home-side">
        <div class="home-yours">
          <Today />
          <WithFriends />
          <YourTables />
        </div>
        <footer class="home-foot">
          <p>{words.offline}</p>
          <p>{words.unofficial}</p>
          <p>{words.credits}</p>
        </footer>
      </aside>
    </div>
  )
}
