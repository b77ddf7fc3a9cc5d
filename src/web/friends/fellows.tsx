/** What the frame of a table shows of those who sit elsewhere. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Company } from '../../table/protocol.ts'
import type { Fellows } from '../table/fellows.ts'
import { AskBack, BackHere } from './ask-back.tsx'
import { AwayMark } from './away-mark.tsx'
import { mayAsk } from './company.ts'
import { EndButtons } from './end-buttons.tsx'
import { LineSlip } from './line-slip.tsx'
import { MenuButtons, type Sheet } from './menu-buttons.tsx'
import { OtherDevice } from './other-device.tsx'
import { People } from './people.tsx'
import type { Talk } from './talk.ts'
import { TalkButton } from './talk-button.tsx'
import { TalkPanel } from './talk-panel.tsx'
import { words } from './text/index.ts'
import { TurnSign } from './turn-sign.tsx'
import { WishSlip } from './wish-slip.tsx'

interface Here {
  readonly company: ReadonlySignal<Company>
  readonly talk: Talk
  /** They play together, not against each other. */
  readonly isTogether: boolean
}

export function fellowsAt({ company, talk, isTogether }: Here): Fellows {
  const sheet = signal<Sheet | null>(null)
  const lay = (which: Sheet | null) => {
    sheet.value = which
  }
  const laid = (which: Sheet) => ({
    company: company.value,
    open: sheet.value === which,
    onClose: () => lay(null),
  })
  return {
    yours: company.peek().yours,
    closed: () => (company.value.phase === 'closed' ? words.value.closed : null),
    Mark: ({ seat }) => <AwayMark seat={company.value.seats[seat]} />,
    Tools: () => <>{company.value.seats.length > 1 && <TalkButton talk={talk} />}</>,
    Over: ({ session }) => (
      <>
        <TurnSign session={session} isClosed={company.value.phase === 'closed'} />
        <WishSlip company={company.value} />
        <LineSlip />
        {talk.isOpen.value && <TalkPanel talk={talk} isTogether={isTogether} />}
        <People {...laid('people')} />
        <OtherDevice {...laid('device')} />
        <AskBack {...laid('back')} session={session} />
      </>
    ),
    MenuButtons: ({ close }) => <MenuButtons company={company.value} lay={lay} close={close} />,
    askBack: mayAsk(company.peek()) ? () => lay('back') : null,
    PastButton: ({ session }) => <BackHere company={company.value} session={session} />,
    EndButtons: ({ isBrief }) => <EndButtons company={company.value} isBrief={isBrief} />,
  }
}
