/** A match of older rules that holds only so far: why, and how to play on. */
import type { Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { playOn } from '../shell/play-on.ts'
import { goTo } from '../shell/router.ts'
import { text } from '../text/index.ts'

export function Stopped({ picture: { match, length, stopped } }: { readonly picture: Picture }) {
  return (
    <div class="table-stopped" role="status">
      <p>{stopped}</p>
      <div class="table-stopped-buttons">
        <Button kind="go" icon={ICONS.fork} onPress={() => void playOn(match, length)}>
          {text.value.playOnPractice}
        </Button>
        <Button icon={ICONS.replay} onPress={() => goTo('replay', match)}>
          {text.value.watchReplay}
        </Button>
      </div>
    </div>
  )
}
