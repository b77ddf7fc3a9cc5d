/** The way to people elsewhere: a table of one's own for each game that several play, and those that are open to all. */
import { GAMES } from '../games/index.ts'
import { friends } from '../parts/home-icons.generated.ts'
import { Icon } from '../parts/icon/icon.tsx'
import { hrefTo } from '../shell/router.ts'
import { text } from '../text/index.ts'
import './with-friends.css'

export function WithFriends() {
  const words = text.value
  const shared = GAMES.map(({ cover }) => cover).filter(({ seats }) => seats.max > 1)
  return (
    <section class="with-friends" aria-label={words.withFriends}>
      <Icon of={friends} />
      <div class="with-friends-words">
        <h2>{words.withFriends}</h2>
        <p>{words.withFriendsHelp}</p>
        <nav class="with-friends-ways" aria-label={words.withFriends}>
          {shared.map(({ game, title }) => (
            <a key={game} href={hrefTo('friends', game)} aria-label={words.playWithFriends(title)}>
              {title}
            </a>
          ))}
          <a href={hrefTo('lobby')}>{words.lobby}</a>
        </nav>
      </div>
    </section>
  )
}
