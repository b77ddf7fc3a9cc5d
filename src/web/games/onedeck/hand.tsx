/** In the dock: the tray, what stopping now would mean, and help with placing. */
import { Button } from '../../parts/button.tsx'
import * as PLAY from '../../parts/icons.generated.ts'
import { text } from '../../text/index.ts'
import { Auto } from './auto.tsx'
import { useKeys } from './keys.ts'
import { SplitBar } from './split.tsx'
import { Tray } from './tray.tsx'
import type { Props } from './view.ts'
import { WhatIf } from './what-if.tsx'

export function Hand(props: Props) {
  useKeys(props)
  return (
    <>
      <Tray props={props} />
      <WhatIf props={props} />
      <SplitBar props={props} />
      <div class="hand-tools">
        <Button class="hand-hint" icon={PLAY.candle} onPress={props.askHint}>
          {text.value.hint}
        </Button>
        <Auto props={props} />
      </div>
    </>
  )
}
