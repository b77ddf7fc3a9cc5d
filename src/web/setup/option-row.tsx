/** One option of the game as a row of words to choose from. */
import type { OptionFact, OptionWords } from '../../engine/types.ts'
import type { SetupProps } from '../games/page-game.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { choiceWords, chosenIn, withChoice } from './draft.ts'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

interface Props extends SetupProps {
  readonly option: OptionFact
  readonly said: OptionWords | undefined
}

export function OptionRow({ option, said, draft, onChange }: Props) {
  const choices = option.choices.map(choice => ({ key: JSON.stringify(choice), choice }))
  const set = (key: string) =>
    onChange(withChoice(draft, option, choices.find(each => each.key === key)?.choice ?? null))
  return (
    <Row label={said?.label ?? option.name} why={said?.why}>
      <Segmented
        label={said?.label ?? option.name}
        value={JSON.stringify(chosenIn(draft, option))}
        options={choices.map(({ key, choice }) => ({
          value: key,
          label: choiceWords(choice, words.value.none, said?.choices),
        }))}
        onChange={set}
      />
    </Row>
  )
}
