/** In the dock: the tray, what stopping now would mean, and help with placing. */
import { Button } from '../../parts/button/button.tsx'
import * as PLAY from '../../parts/icons.ts'
import { text } from '../../text/index.ts'
import { Auto } from './auto.tsx'
import { SplitBar } from './split/split.tsx'
import { useKeys } from './tray/keys.ts'
import { Tray } from './tray/tray.tsx'
import type { Props } from './view.ts'
import { WhatIf } from './what-if/what-if.tsx'

export function Hand(props: Props) {
  useKeys(props)
  return (
    <>
      <Tray props={props} />
      <WhatIf props={props} />
      <SplitBar props={props} />
      {!props.picture.withoutHints && (
        <div class="od-hand-tools">
          {props.choices.length > 0 && (
            <Button class="od-hand-hint" icon={PLAY.candle} onPress={props.askHint}>
              {text.value.hint}
            </Button>
          )}
          <Auto props={props} />
        </div>
      )}
    </>
  )
}
