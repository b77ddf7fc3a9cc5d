/** One seat: the faces of its heroes or of who sits there, the name, and whether a person, a bot or nobody yet plays. */
import { BEST, type Level } from '../../table/protocol.ts'
import type { SetupExtra, SetupProps } from '../games/page-game.ts'
import { IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Standee } from '../parts/standee/standee.tsx'
import { faceOf } from './characters.ts'
import { callOf, changePlace, namesakesIn, type Place, withoutPlace, withSitter } from './draft.ts'
import { withYouAt } from './far-draft.ts'
import { LevelChoice } from './level-choice.tsx'
import { isParty } from './party.ts'
import { words } from './text/index.ts'

interface Props extends SetupProps {
  readonly index: number
  readonly heroes: readonly { readonly id: string; readonly name: string }[]
  readonly extra: SetupExtra | undefined
}

export function SeatRow({ index, heroes, extra, draft, onChange }: Props) {
  const place = draft.places[index]
  if (!place) return null
  const called = callOf(draft, index, words.value)
  return (
    <li class="setup-seat">
      {heroes.length === 0 || !extra?.Face ? (
        <Standee figure={figureOf(place)} seat={index + 1} />
      ) : (
        <Faces heroes={heroes} Face={extra.Face} />
      )}
      {draft.far && place.sitter === 'open' ? (
        <span class="setup-friend">{words.value.friendComes}</span>
      ) : (
        <NameField
          label={words.value.nameOf(index + 1)}
          placeholder={draft.far ? words.value.yourName : called}
          value={place.name}
          invalid={namesakesIn(draft, words.value).includes(index)}
          onInput={name => onChange(changePlace(draft, index, { name }))}
        />
      )}
      <Sitter index={index} called={called} place={place} draft={draft} onChange={onChange} />
      {draft.places.length > 1 && !isParty(draft) && (
        <IconButton
          icon={ICONS.close}
          label={words.value.remove(called)}
          onPress={() => onChange(withoutPlace(draft, index))}
        />
      )}
      <Meaning index={index} called={called} place={place} draft={draft} onChange={onChange} />
    </li>
  )
}

function figureOf({ name, sitter }: Place): string {
  if (sitter === 'person') return ICONS.hero
  return sitter === 'open' ? ICONS.plus : faceOf(name)
}

interface FacesProps extends Pick<Props, 'heroes'> {
  readonly Face: Required<SetupExtra>['Face']
}

function Faces({ heroes, Face }: FacesProps) {
  return (
    <span class="setup-faces">
      {heroes.map(({ id, name }) => (
        <span key={id} class="setup-face">
          <Face hero={id} />
          <b>{name}</b>
        </span>
      ))}
    </span>
  )
}

interface SitterProps extends SetupProps {
  readonly index: number
  readonly called: string
  readonly place: Place
}

function Sitter({ index, called, place: { sitter }, draft, onChange }: SitterProps) {
  const said = words.value
  const isFar = draft.far !== null
  const kind = isBot(sitter) ? 'bot' : sitter
  const choose = (next: typeof kind) =>
    isFar && next === 'person'
      ? withYouAt(draft, index)
      : withSitter(draft, index, next === 'bot' ? BEST : next)
  return (
    <Segmented
      label={said.sitterOf(called)}
      value={kind}
      onChange={next => onChange(choose(next))}
      options={[
        { value: 'person', label: isFar ? said.you : said.person, sub: said.personSub },
        { value: 'bot', label: said.botKind, sub: said.botSub },
        {
          value: 'open',
          label: isFar ? said.friend : said.open,
          sub: isFar ? said.friendSub : said.openSub,
        },
      ]}
    />
  )
}

/** How well a bot plays, and what that means; or what becomes of a seat that waits. */
function Meaning({ index, called, place: { sitter }, draft, onChange }: SitterProps) {
  if (sitter === 'open' && draft.far) return null
  if (sitter === 'open') return <p class="setup-note">{words.value.openWhy}</p>
  if (!isBot(sitter)) return null
  return (
    <LevelChoice
      label={words.value.botLevel(called)}
      level={sitter}
      onChange={level => onChange(changePlace(draft, index, { sitter: level }))}
    />
  )
}

const isBot = (sitter: Place['sitter']): sitter is Level => sitter !== 'person' && sitter !== 'open'
