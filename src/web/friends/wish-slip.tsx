/** Over the table: what somebody wishes, for everybody to agree; that a bot has one's seat. */
import type { ComponentChildren } from 'preact'
import { BEST, type Company, type Wish } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Icon, type Outline } from '../parts/icon/icon.tsx'
import * as ICONS from '../parts/icons.ts'
import { levelWords } from '../setup/level-words.ts'
import { ask } from './ask.ts'
import { nameAt } from './company.ts'
import * as FRIENDS from './icons.generated.ts'
import { words } from './text/index.ts'
import './wish-slip.css'

export function WishSlip({ company }: { readonly company: Company }) {
  const { match, wish, yours, seats, notice } = company
  const said = words.value
  const isLent = yours.some(seat => seats[seat]?.isLent)
  return (
    <div class="wish-slips" role="status">
      {notice && <Slip icon={ICONS.warning}>{notice.reason}</Slip>}
      {wish && <Wished company={company} wish={wish} />}
      {isLent && (
        <Slip icon={ICONS.robot}>
          {said.lentYou}
          <Button kind="go" onPress={() => void ask('takeBack', { match })}>
            {said.takeBack}
          </Button>
        </Slip>
      )}
    </div>
  )
}

function Slip({ icon, children }: { readonly icon: Outline; readonly children: ComponentChildren }) {
  return (
    <div class="wish-slip card">
      <Icon of={icon} />
      <div class="wish-words">{children}</div>
    </div>
  )
}

function Wished({ company, wish }: { readonly company: Company; readonly wish: Wish }) {
  const said = words.value
  const { match, yours } = company
  const answer = (yes: boolean) => void ask('answerWish', { match, wish: wish.id, yes })
  const isAsked = yours.some(seat => wish.waitsFor.includes(seat))
  return (
    <Slip icon={FRIENDS.vote}>
      <p>{wishWords(company, wish)}</p>
      {isAsked ? (
        <>
          <Button kind="go" onPress={() => answer(true)}>
            {said.yes}
          </Button>
          <Button onPress={() => answer(false)}>{said.no}</Button>
        </>
      ) : (
        <>
          <p class="muted">{said.wishWaits(wish.waitsFor.map(seat => nameAt(company, seat)))}</p>
          {yours.includes(wish.by) && <Button onPress={() => answer(false)}>{said.withdraw}</Button>}
        </>
      )}
    </Slip>
  )
}

function wishWords(company: Company, { by, what }: Wish): string {
  const { wishBack, wishBot } = words.value
  const name = nameAt(company, by)
  if (what.kind === 'back') return wishBack(name, what.steps)
  const { name: level } = levelWords.value.levels[what.level ?? BEST]
  return wishBot(name, nameAt(company, what.seat), level)
}
