/** What is to be played: the game and how it is set up, by whom, how often, and what is compared. */
import { GAMES } from '../games/index.ts'
import { Button } from '../parts/button/button.tsx'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { OptionRow } from '../setup/option-row.tsx'
import { Row } from '../setup/row.tsx'
import { BotRows } from './bot-rows.tsx'
import { CardsRow } from './cards-row.tsx'
import { CompareRows } from './compare-rows.tsx'
import { hasSeats, isDrawable, optionsIn, withDrawn, withLots, withSeats, withSetup } from './draft.ts'
import { isGames, isSeed } from './fault.ts'
import type { SheetProps } from './laid.ts'
import { PartyRow } from './party-row.tsx'
import { words } from './text/index.ts'

interface Props extends SheetProps {
  /** While games are played no other game is chosen. */
  readonly isPlaying: boolean
  readonly onGame: (game: string) => void
}

export function Sheet({ isPlaying, onGame, ...props }: Props) {
  const say = words.value
  const { laid, draft, onChange } = props
  const { options } = laid.about.value
  return (
    <div class="lab-body">
      <Row label={say.game}>
        <Segmented
          label={say.game}
          value={laid.facts.id}
          options={GAMES.map(({ cover: { game, title } }) => ({
            value: game,
            label: title,
            why: isPlaying && game !== laid.facts.id ? say.stopFirst : undefined,
          }))}
          onChange={onGame}
        />
      </Row>
      {optionsIn(laid.facts, draft).map(option =>
        option.pick ? (
          <PartyRow key={option.name} option={option} said={options[option.name]} {...props} />
        ) : (
          <OptionRow
            key={option.name}
            option={option}
            said={options[option.name]}
            also={isDrawable(option) ? drawnOf(option.name, draft, onChange) : undefined}
            draft={draft.setup}
            onChange={setup => onChange(withDrawn(withSetup(draft, setup), option.name, false))}
          />
        ),
      )}
      <CardsRow {...props} />
      <SeatsRow {...props} />
      <BotRows {...props} />
      <LotsRow {...props} />
      <NumberRows {...props} />
      <CompareRows {...props} />
    </div>
  )
}

function SeatsRow({ laid: { facts }, draft, onChange }: SheetProps) {
  const { seats } = words.value
  if (!hasSeats(facts, draft)) return null
  const counts = Array.from({ length: facts.seats.max }, (_, at) => at + 1)
  return (
    <Row label={seats}>
      <Segmented
        label={seats}
        value={draft.setup.places.length}
        options={counts.map(value => ({ value, label: String(value) }))}
        onChange={count => onChange(withSeats(facts, draft, count))}
      />
    </Row>
  )
}

function drawnOf(name: string, draft: SheetProps['draft'], onChange: SheetProps['onChange']) {
  const { any, anyWhy } = words.value
  return {
    label: any,
    why: anyWhy,
    isChosen: draft.any.includes(name),
    onChoose: () => onChange(withDrawn(draft, name, true)),
  }
}

function LotsRow({ laid: { about }, draft, onChange }: SheetProps) {
  const { lots, lotsWhy } = words.value
  const kinds = Object.entries(about.value.lots ?? {})
  if (kinds.length === 0) return null
  return (
    <Row label={lots} why={lotsWhy}>
      <div class="lab-party" role="group" aria-label={lots}>
        {kinds.map(([kind, called]) => {
          const isByLot = draft.lots.includes(kind)
          return (
            <Button key={kind} pressed={isByLot} onPress={() => onChange(withLots(draft, kind, !isByLot))}>
              {called}
            </Button>
          )
        })}
      </div>
    </Row>
  )
}

const NUMBERS = [
  ['games', isGames],
  ['seed', isSeed],
] as const

function NumberRows({ draft, onChange }: SheetProps) {
  const say = words.value
  return NUMBERS.map(([name, isRight]) => (
    <Row key={name} label={say[name]} why={say[`${name}Why`]}>
      <NameField
        label={say[name]}
        numeric
        maxLength={9}
        value={draft[name]}
        invalid={!isRight(draft[name])}
        onInput={typed => onChange({ ...draft, [name]: typed })}
      />
    </Row>
  ))
}
