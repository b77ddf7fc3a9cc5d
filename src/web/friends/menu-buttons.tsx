/** The people of a table, in its menu. */
import type { Company } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { goTo } from '../shell/router.ts'
import { ask } from './ask.ts'
import * as FRIENDS from './icons.generated.ts'
import { words } from './text/index.ts'

export type Sheet = 'people' | 'device' | 'back'

interface Props {
  readonly company: Company
  readonly lay: (sheet: Sheet) => void
  readonly close: () => void
}

export function MenuButtons({ company, lay, close }: Props) {
  const said = words.value
  const { match, yours, youHost, phase } = company
  const show = (sheet: Sheet) => () => {
    close()
    lay(sheet)
  }
  return (
    <>
      <Button icon={ICONS.friends} onPress={show('people')}>
        {said.peopleHere}
      </Button>
      {yours.length > 0 && (
        <Button icon={FRIENDS.phone} onPress={show('device')}>
          {said.otherDevice}
        </Button>
      )}
      {youHost && phase === 'begun' && (
        <Button
          kind="risk"
          icon={ICONS.close}
          sub={said.shutSub}
          onPress={() => void ask('shut', { match }).then(close)}
        >
          {said.shut}
        </Button>
      )}
      {(yours.length === 0 || phase !== 'begun') && (
        <Button kind="risk" icon={FRIENDS.door} sub={said.leaveSub} onPress={() => void drop(match)}>
          {said.leave}
        </Button>
      )}
    </>
  )
}

async function drop(match: string): Promise<void> {
  if ((await ask('drop', { match })) !== undefined) goTo('home')
}
