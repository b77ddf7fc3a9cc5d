/** What can be done about somebody at a table: one's own name, and what a host may do. */
import type { Company, CompanySeat, Level } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { freeCharacter } from '../setup/characters.ts'
import { ask } from './ask.ts'
import { BotButton } from './bot-button.tsx'
import * as FRIENDS from './icons.generated.ts'
import { takeSeat } from './take-seat.ts'
import { words } from './text/index.ts'

interface Props {
  readonly company: Company
  readonly seat: number
  readonly onRename: () => void
}

export function PersonButtons({ company, seat: index, onRename }: Props) {
  const seat = company.seats[index]
  if (!seat || company.phase !== 'begun') return null
  const isYours = company.yours.includes(index)
  return (
    <div class="person-buttons">
      {seat.holder.kind === 'person' && (isYours || company.youHost) && (
        <Button icon={ICONS.quill} name={words.value.renameOf(seat.holder.name)} onPress={onRename}>
          {words.value.rename}
        </Button>
      )}
      {seat.holder.kind === 'open' && <OpenButtons company={company} index={index} />}
      {!isYours && seat.awaySince !== null && !seat.isLent && (
        <AwayButtons company={company} index={index} seat={seat} />
      )}
      {!isYours && company.youHost && seat.holder.kind === 'person' && (
        <HostButtons company={company} index={index} seat={seat} />
      )}
    </div>
  )
}

interface SeatProps {
  readonly company: Company
  readonly index: number
  readonly seat: CompanySeat
}

/** An open seat of a match in play. */
function OpenButtons({ company: { match, yours, youHost, seats }, index }: Omit<SeatProps, 'seat'>) {
  const said = words.value
  const put = (level: Level) => {
    const name = freeCharacter(seats.map(({ holder }) => holder.name))
    void ask('arrange', { match, seat: index, holder: { kind: 'bot', name, level } })
  }
  return (
    <>
      {yours.length === 0 && (
        <Button kind="go" name={said.sitOn(index + 1)} onPress={() => void takeSeat(match, index)}>
          {said.sitHere}
        </Button>
      )}
      {youHost && (
        <BotButton icon={ICONS.robot} name={said.putBotOn(index + 1)} onPick={put}>
          {said.putBot}
        </BotButton>
      )}
    </>
  )
}

/** For somebody who stays away: everybody agrees on a bot, or after a day the host decides. */
function AwayButtons({ company: { match, yours, youHost }, index, seat: { holder } }: SeatProps) {
  const said = words.value
  return (
    <>
      {yours.length > 0 && (
        <BotButton
          icon={FRIENDS.vote}
          name={said.askBotFor(holder.name)}
          onPick={level => void wishBot(match, index, level)}
        >
          {said.askBot}
        </BotButton>
      )}
      {youHost && (
        <BotButton
          icon={ICONS.robot}
          name={said.lendFor(holder.name)}
          onPick={level => void ask('lend', { match, seat: index, level })}
        >
          {said.lend}
        </BotButton>
      )}
    </>
  )
}

/** A wish is of a version of the match, which the table knows. */
async function wishBot(match: string, seat: number, level: Level): Promise<void> {
  const picture = await ask('look', { match, seat: null, at: Number.MAX_SAFE_INTEGER })
  if (picture) await ask('wish', { match, version: picture.version, what: { kind: 'bot', seat, level } })
}

function HostButtons({ company: { match }, index, seat: { holder } }: SeatProps) {
  const said = words.value
  return (
    <>
      <Button
        kind="risk"
        icon={ICONS.crown}
        ask={said.handOverTo(holder.name)}
        onPress={() => void ask('handOver', { match, seat: index })}
      >
        {said.handOver}
      </Button>
      <Button
        kind="risk"
        icon={ICONS.close}
        ask={said.sendAwayOf(holder.name)}
        onPress={() => void ask('arrange', { match, seat: index, holder: { kind: 'open', name: '' } })}
      >
        {said.sendAway}
      </Button>
    </>
  )
}
