/** The foot of a waiting room: for the host the way to begin, for everybody the way out. */
import type { Company, Level } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { Switch } from '../parts/switch/switch.tsx'
import { goTo } from '../shell/router.ts'
import { ask } from './ask.ts'
import { notReady, openSeats } from './company.ts'
import * as FRIENDS from './icons.generated.ts'
import { words } from './text/index.ts'

interface Props {
  readonly company: Company
  /** How well bots play that take the seats of whoever does not come. */
  readonly fill: Level
}

export function RoomFoot({ company, fill }: Props) {
  const { match, youHost, isPublic, phase } = company
  const said = words.value
  return (
    <footer class="setup-foot room-foot">
      {youHost && phase === 'gathering' && (
        <Switch
          label={said.isPublic}
          checked={isPublic}
          onChange={wanted => void ask('publish', { match, isPublic: wanted })}
        />
      )}
      <span class="room-gap" />
      {youHost ? (
        <Button
          kind="risk"
          icon={ICONS.close}
          sub={said.shutSub}
          onPress={() => void ask('shut', { match }).then(() => goTo('home'))}
        >
          {said.shut}
        </Button>
      ) : (
        <Button kind="risk" icon={FRIENDS.door} sub={said.dropSub} onPress={() => void leave(company)}>
          {said.leaveRoom}
        </Button>
      )}
      {youHost && <Begin company={company} fill={fill} />}
    </footer>
  )
}

function Begin({ company, fill: level }: Props) {
  const { match, phase } = company
  const said = words.value
  if (phase === 'gathering')
    return (
      <Button
        kind="go"
        large
        icon={ICONS.dice}
        sub={said.beginSub(openSeats(company))}
        onPress={() => void ask('begin', { match, level })}
      >
        {said.beginNow}
      </Button>
    )
  if (notReady(company).length === 0) return null
  return (
    <Button
      kind="go"
      icon={ICONS.dice}
      sub={said.beginWithoutSub}
      onPress={() => void ask('begin', { match, without: true, level })}
    >
      {said.beginWithout}
    </Button>
  )
}

/** Gets up first, so that the seat is free for somebody else. */
async function leave({ match, yours, phase }: Company): Promise<void> {
  if (yours.length > 0 && phase === 'gathering') await ask('leaveSeat', { match })
  await ask('drop', { match })
  goTo('home')
}
