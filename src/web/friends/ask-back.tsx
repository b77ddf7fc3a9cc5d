/** Further back than one's own steps: the others are asked. */
import type { Company } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.ts'
import { lookBack, type TableSession } from '../table/session.ts'
import { text } from '../text/index.ts'
import { ask } from './ask.ts'
import { mayAsk } from './company.ts'
import { stepsBack } from './steps-back.ts'
import { words } from './text/index.ts'

interface Props {
  readonly company: Company
  readonly session: TableSession
}

interface SheetProps extends Props {
  readonly open: boolean
  readonly onClose: () => void
}

export function AskBack({ company, session, open, onClose }: SheetProps) {
  const said = words.value
  const steps = stepsBack(session.lines.value, session.now.value?.length ?? 0, company.yours)
  const press = () => {
    onClose()
    if (steps !== null) void wishBack(session, steps)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={said.backTitle}
      footer={<Button onPress={onClose}>{text.value.cancel}</Button>}
    >
      <p>{steps === null ? said.nothingToAsk : said.backWhy}</p>
      {steps !== null && (
        <Button kind="go" icon={ICONS.undo} sub={said.backSteps(steps)} onPress={press}>
          {said.backLast}
        </Button>
      )}
    </Dialog>
  )
}

export function BackHere({ company, session }: Props) {
  const { now, past } = session
  const steps = (now.value?.length ?? 0) - (past.value?.at ?? 0)
  if (!mayAsk(company) || company.phase !== 'begun' || steps < 1) return null
  const press = () => {
    void wishBack(session, steps)
    void lookBack(session, null)
  }
  return (
    <Button icon={ICONS.undo} onPress={press}>
      {words.value.backHere}
    </Button>
  )
}

async function wishBack({ match, now }: TableSession, steps: number): Promise<void> {
  const { value: picture } = now
  if (picture) await ask('wish', { match, version: picture.version, what: { kind: 'back', steps } })
}
