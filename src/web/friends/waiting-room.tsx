/** Before a match: who sits where, who is missing, the links to send, and the way to begin. */
import { useSignal } from '@preact/signals'
import { BEST, type Company, type Level } from '../../table/protocol.ts'
import { coverArt } from '../art/covers.ts'
import { gameOf, titleOf } from '../games/index.ts'
import { Card } from '../parts/card/card.tsx'
import { Lino } from '../parts/lino/lino.tsx'
import { NameField } from '../parts/name-field/name-field.tsx'
import { LevelChoice } from '../setup/level-choice.tsx'
import '../setup/setup.css'
import { words as setupWords } from '../setup/text/index.ts'
import { PageHead } from '../shell/page-head.tsx'
import { goTo } from '../shell/router.ts'
import { change, settings } from '../shell/settings.ts'
import { notReady, openSeats } from './company.ts'
import { heroAt, optionLine, useGameWords } from './game-words.ts'
import { LineSlip } from './line-slip.tsx'
import { RoomFoot } from './room-foot.tsx'
import { RoomLinks } from './room-links.tsx'
import { RoomSeat } from './room-seat.tsx'
import { RoomTalk } from './room-talk.tsx'
import './room.css'
import type { Talk } from './talk.ts'
import { words } from './text/index.ts'

interface Props {
  readonly company: Company
  readonly talk: Talk
}

export function WaitingRoom({ company, talk }: Props) {
  const { game, youHost, yours } = company
  const fill = useSignal<Level>(BEST)
  const cover = gameOf(game)?.cover
  const said = words.value
  const told = useGameWords(game)
  const options = told?.about.value.options ?? {}
  const hero = (seat: number) => {
    const id = heroAt(company, seat)
    return id === null ? null : { id, name: options['heroes']?.choices?.[id] ?? id }
  }
  return (
    <main class="setup room">
      <Card class="setup-sheet">
        <div class="setup-cover">
          <Lino art={coverArt(game)} alt="" shape="tall" outline={cover?.outline} hue={cover?.hue} />
        </div>
        <PageHead
          class="setup-head"
          title={said.room(titleOf(game))}
          lead={youHost ? said.roomLead : said.guestLead}
          onBack={() => goTo('home')}
        />
        <div class="setup-body">
          <p class="room-options">
            {[optionLine(company, options, setupWords.value.none), company.withoutHints && said.withoutHints]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <section>
            <h2>{said.seats}</h2>
            {yours.length === 0 && <WhoYouAre />}
            <ol class="setup-seats">
              {company.seats.map((seat, index) => (
                <RoomSeat
                  key={index}
                  company={company}
                  index={index}
                  seat={seat}
                  hero={hero(index)}
                  Face={told?.extra?.Face}
                />
              ))}
            </ol>
            <p class="room-state" role="status">
              {stateOf(company)}
            </p>
            {youHost && hasToFill(company) && (
              <div class="room-fill">
                <p>{said.fillWith}</p>
                <LevelChoice
                  label={said.fillWith}
                  level={fill.value}
                  onChange={level => (fill.value = level)}
                />
              </div>
            )}
          </section>
          <RoomTalk company={company} talk={talk} />
          <RoomLinks company={company} />
        </div>
        <RoomFoot company={company} fill={fill.value} />
      </Card>
      <LineSlip />
    </main>
  )
}

/** Bots would come, were it to begin now. */
function hasToFill(company: Company): boolean {
  return company.phase === 'gathering' ? openSeats(company) > 0 : notReady(company).length > 0
}

/** Asked once, and remembered for every table. */
function WhoYouAre() {
  return (
    <label class="room-name">
      <span>{words.value.yourName}</span>
      <NameField
        label={words.value.yourName}
        value={settings.value.name}
        onInput={name => change({ name })}
      />
    </label>
  )
}

/** What happens now, or what it waits for. */
function stateOf(company: Company): string {
  const said = words.value
  if (company.phase === 'starting') {
    const missing = notReady(company)
    return missing.length === 0 ? said.starting : `${said.starting} ${said.waitsForSalts(missing)}`
  }
  if (company.phase === 'begun') return said.begunAlready
  const open = openSeats(company)
  const others = company.watchers - (company.yours.length === 0 ? 1 : 0)
  const looks = others > 0 ? ` ${said.watchers(others)}.` : ''
  return (open === 0 ? said.waitsForHost : said.waitsForOpen(open)) + looks
}
