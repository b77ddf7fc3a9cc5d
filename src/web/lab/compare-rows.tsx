/** What the same games are played with besides: other values of an option or a number, or the standard cards. */
import type { OptionFact, OptionWords } from '../../engine/types.ts'
import { NameField } from '../parts/name-field/name-field.tsx'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { Switch } from '../parts/switch/switch.tsx'
import { choiceWords } from '../setup/draft.ts'
import { Row } from '../setup/row.tsx'
import { words as setupWords } from '../setup/text/index.ts'
import { packsIn, rivalIn, rivalsIn } from './cards.ts'
import { type Comparison, comparedWith, isNumeric, optionsIn, withOptionCompared } from './draft.ts'
import type { SheetProps } from './laid.ts'
import { words } from './text/index.ts'

export function CompareRows(props: SheetProps) {
  const { laid, draft, onChange } = props
  const { comparison, isBrief } = draft
  const say = words.value
  const kinds: readonly Comparison[] = ['nothing', 'option', 'number', 'cards']
  return (
    <>
      <Row label={say.compare} why={say.compareWhy[comparison]}>
        <Segmented
          label={say.compare}
          value={comparison}
          options={kinds.map(value => ({
            value,
            label: say.compares[value],
            why: value === 'cards' && packsIn(draft, laid.bench).length === 0 ? say.noPack : undefined,
          }))}
          onChange={next => onChange(comparedWith(draft, next, laid.bench))}
        />
      </Row>
      {comparison === 'option' && <OptionCompared {...props} />}
      {comparison === 'number' && <NumberCompared {...props} />}
      {comparison === 'cards' && <CardsCompared {...props} />}
      {comparison !== 'nothing' && (
        <Row label={say.brief} why={say.briefWhy}>
          <Switch
            label={say.brief}
            hideLabel
            checked={isBrief}
            onChange={next => onChange({ ...draft, isBrief: next })}
          />
        </Row>
      )}
    </>
  )
}

function CardsCompared({ laid: { bench }, draft, onChange }: SheetProps) {
  const { against } = words.value
  return (
    <Row label={against}>
      <Segmented
        label={against}
        value={rivalIn(draft, bench)?.key ?? ''}
        options={rivalsIn(draft, bench).map(({ key, pack }) => ({ value: key, label: pack.name }))}
        onChange={next => onChange({ ...draft, against: next })}
      />
    </Row>
  )
}

function OptionCompared(props: SheetProps) {
  const { laid, draft, onChange } = props
  const say = words.value
  const options = optionsIn(laid.facts, draft)
  const said = laid.about.value.options
  const chosen = options.find(({ name }) => name === draft.option)
  const choose = (name: string) => {
    const option = options.find(each => each.name === name)
    if (option) onChange(withOptionCompared(draft, option))
  }
  return (
    <>
      <Row label={say.option}>
        <Segmented
          label={say.option}
          value={draft.option}
          options={options.map(({ name }) => ({ value: name, label: said[name]?.label ?? name }))}
          onChange={choose}
        />
      </Row>
      {chosen && isNumeric(chosen) ? (
        <ValuesRow {...props} />
      ) : (
        chosen && <Row label={say.values} why={say.all(choicesOf(chosen, said[chosen.name]))} />
      )}
    </>
  )
}

function choicesOf({ choices }: OptionFact, said: OptionWords | undefined): string {
  return choices.map(choice => choiceWords(choice, setupWords.value.none, said?.choices)).join(', ')
}

function NumberCompared(props: SheetProps) {
  const { draft, onChange } = props
  const { path, pathWhy } = words.value
  return (
    <>
      <Row label={path} why={pathWhy}>
        <NameField
          label={path}
          maxLength={120}
          value={draft.path}
          onInput={next => onChange({ ...draft, path: next })}
        />
      </Row>
      <ValuesRow {...props} />
    </>
  )
}

function ValuesRow({ draft, onChange }: SheetProps) {
  const { values, valuesWhy } = words.value
  return (
    <Row label={values} why={valuesWhy}>
      <NameField
        label={values}
        maxLength={120}
        value={draft.values}
        onInput={next => onChange({ ...draft, values: next })}
      />
    </Row>
  )
}
