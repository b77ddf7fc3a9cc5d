/** Which match it is, how it ended, and whose eyes look. */
import { titleOf } from '../games/index.ts'
import { IconButton } from '../parts/button/button.tsx'
import { Flame } from '../parts/flame/flame.tsx'
import * as ICONS from '../parts/icons.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { goTo, hrefTo } from '../shell/router.ts'
import type { Look } from '../table/look.ts'
import { text } from '../text/index.ts'
import { words } from './text/index.ts'
import './mark.css'
import type { Watching } from './watching.ts'

interface Props {
  readonly watching: Watching
  readonly look: Look
}

const EVERYONE = -1

export function Bar({ watching, look, hidden }: Props & { readonly hidden: boolean }) {
  const { ending } = watching
  const say = words.value
  return (
    <header class="replay-bar">
      <a class="replay-mark" href={hrefTo('home')} aria-label={`${say.replay}, ${text.value.home}`}>
        <Flame /> <h1>{say.replay}</h1>
      </a>
      <p class="replay-title">
        <b>{titleOf(watching.picture.value.game)}</b> <span>{ending ? ending.text : say.unfinished}</span>
      </p>
      {hidden && <Eyes watching={watching} look={look} />}
      <IconButton icon={ICONS.close} label={say.close} onPress={() => goTo('replays')} />
    </header>
  )
}

function Eyes({ watching, look }: Props) {
  const picture = watching.picture.value
  const { seats, seat, view } = picture
  const options = seats.map((holder, at) => ({
    value: at,
    label: holder.name,
    icon: look.seatIcon(view, at, picture),
    why: watching.ending || holder.kind === 'person' ? undefined : words.value.secret,
  }))
  return (
    <div class="replay-eyes">
      <span aria-hidden="true">{words.value.seenBy}</span>
      <Segmented
        label={words.value.seenBy}
        options={[{ value: EVERYONE, label: words.value.everyone, icon: ICONS.eye }, ...options]}
        value={seat ?? EVERYONE}
        onChange={chosen => void watching.lookAs(chosen === EVERYONE ? null : chosen)}
      />
    </div>
  )
}
