/** One option of the game as a row of words to choose from. */
import type { OptionFact, OptionWords } from '../../engine/types.ts'
import type { SetupProps } from '../games/page-game.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { choiceWords, chosenIn, withChoice } from './draft.ts'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

interface Also {
  readonly label: string
  readonly why: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** No JSON of a choice is this. */
const ALSO = ''

interface Props extends SetupProps {
  readonly option: OptionFact
  readonly said: OptionWords | undefined
  /** What can be chosen besides its values. */
  readonly also?: Also | undefined
}

export function OptionRow({ option, said, also, draft, onChange }: Props) {
  const choices = option.choices.map(choice => ({ key: JSON.stringify(choice), choice }))
  const set = (key: string) =>
    onChange(withChoice(draft, option, choices.find(each => each.key === key)?.choice ?? null))
  const listed = choices.map(({ key, choice }) => ({
    value: key,
    label: choiceWords(choice, words.value.none, said?.choices),
  }))
  return (
    <Row label={said?.label ?? option.name} why={also?.isChosen ? also.why : said?.why}>
      <Segmented
        label={said?.label ?? option.name}
        value={also?.isChosen ? ALSO : JSON.stringify(chosenIn(draft, option))}
        options={also ? [...listed, { value: ALSO, label: also.label }] : listed}
        onChange={key => (key === ALSO ? also?.onChoose() : set(key))}
      />
    </Row>
  )
}
