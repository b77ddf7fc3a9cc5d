/** In the dock: the tray, what stopping now would mean, and help with placing. */
import { Auto } from './auto.tsx'
import { useKeys } from './keys.ts'
import { Tray } from './tray.tsx'
import type { Props } from './view.ts'
import { WhatIf } from './what-if.tsx'

export function Hand(props: Props) {
  useKeys(props)
  return (
    <>
      <Tray props={props} />
      <WhatIf props={props} />
      <div class="hand-tools">
        <Auto props={props} />
      </div>
    </>
  )
}
