/** One seat of a waiting room: who sits there and is there, and what can be done about it. */
import type { Company, CompanySeat, Level } from '../../table/protocol.ts'
import type { SetupExtra } from '../games/page-game.ts'
import { Button } from '../parts/button/button.tsx'
import { Chip } from '../parts/chip/chip.tsx'
import * as ICONS from '../parts/icons.ts'
import { Standee } from '../parts/standee/standee.tsx'
import { faceOf, freeCharacter } from '../setup/characters.ts'
import { LevelChoice } from '../setup/level-choice.tsx'
import { words as setupWords } from '../setup/text/index.ts'
import { ask } from './ask.ts'
import { BotButton } from './bot-button.tsx'
import { botNote, levelIn } from './bot-note.ts'
import * as FRIENDS from './icons.generated.ts'
import { presenceOf } from './presence.ts'
import { takeSeat } from './take-seat.ts'
import { words } from './text/index.ts'

interface Props {
  readonly company: Company
  readonly index: number
  readonly seat: CompanySeat
  /** The hero of this seat, where each has one. */
  readonly hero: { readonly id: string; readonly name: string } | null
  readonly Face: SetupExtra['Face'] | undefined
}

export function RoomSeat(props: Props) {
  const { company, index, seat, hero, Face } = props
  const isYours = company.yours.includes(index)
  return (
    <li class="setup-seat room-seat" data-kind={seat.holder.kind}>
      {hero && Face ? (
        <span class="setup-face">
          <Face hero={hero.id} />
        </span>
      ) : (
        <Standee figure={figureOf(seat)} seat={index + 1} own={isYours} />
      )}
      <span class="room-who">
        <b>{seat.holder.kind === 'open' ? words.value.openSeat : seat.holder.name}</b>
        <span>{[hero?.name, ...notes(props, isYours)].filter(Boolean).join(' · ')}</span>
      </span>
      {seat.isReady && <Chip icon={ICONS.tick}>{words.value.ready}</Chip>}
      {company.phase !== 'starting' && <Buttons {...props} isYours={isYours} />}
      {company.youHost && company.phase === 'gathering' && <LevelOf {...props} />}
    </li>
  )
}

function figureOf({ holder: { kind, name } }: CompanySeat): string {
  if (kind === 'open') return ICONS.plus
  return kind === 'bot' ? faceOf(name) : ICONS.hero
}

function notes({ seat }: Props, isYours: boolean): (string | null)[] {
  const said = words.value
  const { kind, name } = seat.holder
  if (kind === 'open') return [name === '' ? null : said.keptFor(name)]
  if (kind === 'bot') return [botNote(seat.holder, said.bot)]
  return [
    isYours ? said.you : null,
    seat.isHost ? said.host : null,
    presenceOf(seat, Date.now(), words.value),
  ]
}

function Buttons({ company, index, seat, isYours }: Props & { readonly isYours: boolean }) {
  const said = words.value
  const { match, yours, youHost } = company
  const { kind, name } = seat.holder
  if (isYours)
    return (
      <Button icon={FRIENDS.door} onPress={() => void ask('leaveSeat', { match })}>
        {said.getUp}
      </Button>
    )
  return (
    <>
      {kind === 'open' && yours.length === 0 && (
        <Button kind="go" name={said.sitOn(index + 1)} onPress={() => void takeSeat(match, index)}>
          {said.sitHere}
        </Button>
      )}
      {youHost && kind === 'open' && (
        <BotButton
          icon={ICONS.robot}
          name={said.putBotOn(index + 1)}
          onPick={level => void putBot(company, index, level)}
        >
          {said.putBot}
        </BotButton>
      )}
      {youHost && kind !== 'open' && (
        <Button
          kind={kind === 'person' ? 'risk' : 'plain'}
          icon={ICONS.close}
          name={kind === 'person' ? undefined : said.openSeatOf(name)}
          ask={said.sendAwayOf(name)}
          onPress={() => void ask('arrange', { match, seat: index, holder: OPEN })}
        >
          {kind === 'person' ? said.sendAway : said.openIt}
        </Button>
      )}
    </>
  )
}

/** The host says how well a bot plays. */
function LevelOf({ company: { match }, index, seat: { holder } }: Props) {
  const { kind, name } = holder
  if (kind !== 'bot') return null
  return (
    <LevelChoice
      label={setupWords.value.botLevel(name)}
      level={levelIn(holder)}
      onChange={level => void ask('arrange', { match, seat: index, holder: { kind, name, level } })}
    />
  )
}

const OPEN = { kind: 'open', name: '' } as const

async function putBot({ match, seats }: Company, seat: number, level: Level): Promise<void> {
  const name = freeCharacter(seats.map(({ holder }) => holder.name))
  await ask('arrange', { match, seat, holder: { kind: 'bot', name, level } })
}
