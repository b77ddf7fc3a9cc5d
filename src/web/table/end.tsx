/** The end of a match: how it went, in a picture, and what one may want next. */
import type { Picture } from '../../table/protocol.ts'
import { Button } from '../parts/button.tsx'
import * as ICONS from '../parts/icons.generated.ts'
import { goTo } from '../shell/router.ts'
import { text } from '../text/index.ts'
import type { Look } from './look.ts'
import type { Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly look: Look
  readonly picture: Picture
}

export function End({ sitting, look, picture }: Props) {
  const scene = look.endPicture(picture.view)
  return (
    <div class="end">
      {scene !== null && <img class="end-scene" src={scene.src} alt="" />}
      <Button kind="go" icon={ICONS.dice} onPress={() => goTo('setup', picture.game)}>
        {text.value.again}
      </Button>
      <Button icon={ICONS.replay} onPress={() => goTo('replay', sitting.match)}>
        {text.value.watchReplay}
      </Button>
      <Button icon={ICONS.close} onPress={() => goTo('home')}>
        {text.value.leave}
      </Button>
    </div>
  )
}
