/** What a good player would do, on a slip of paper, and how it compares while one looks. It never plays. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Outlook } from '../../../engine/types.ts'
import { marginOf, type Recommended } from '../../../table/protocol.ts'
import { Button } from '../../parts/button/button.tsx'
import { HintSlip } from '../../parts/hint-slip/hint-slip.tsx'
import { Estimates } from '../../parts/odds/estimates.tsx'
import { percent } from '../../parts/odds/fractions.ts'
import { Bands } from '../../parts/odds/outlook.tsx'
import { withoutError } from '../plain-odds.ts'
import './hint.css'
import { words } from './text/index.ts'
import type { Thinking } from './thinking.ts'

interface Props {
  readonly recommended: Recommended
  readonly thinking: Thinking
  readonly onClose: () => void
}

export function Hint({ recommended, thinking, onClose }: Props) {
  const { choice, options } = recommended
  const more = (
    <>
      {choice.outlooks && <Outlooks of={choice.outlooks} />}
      {options.length > 0 && <Options recommended={recommended} thinking={thinking} />}
    </>
  )
  return (
    <HintSlip onClose={onClose} more={more}>
      <b>{choice.text}.</b> {whyOf(recommended)}
      <Told recommended={recommended} isOn={thinking.isOn.value} />
    </HintSlip>
  )
}

/** How likely each harm is; where a board has no room for it, the words have what is to be expected. */
function Outlooks({ of: outlooks }: { readonly of: readonly Outlook[] }) {
  return (
    <div class="hint-outlooks">
      {outlooks.map(outlook => (
        <div key={outlook.of}>
          {outlook.of !== '' && <b>{outlook.of}</b>}
          <Bands outlook={outlook} />
        </div>
      ))}
    </div>
  )
}

function Options({ recommended: { options, even }, thinking }: Omit<Props, 'onClose'>) {
  return (
    <div class="hint-options">
      <Progress thinking={thinking} />
      <Estimates
        label={words.value.options}
        estimates={options.map(option => ({ ...option, label: option.text, margin: marginOf(option) }))}
      />
      {even !== null && !thinking.isOn.value && <p class="hint-even">{words.value.even(even)}</p>}
    </div>
  )
}

function Progress({ thinking: { prospects, isOn, stop } }: Pick<Props, 'thinking'>) {
  const times = prospects.value?.times ?? 0
  return (
    <div class="hint-progress">
      <span>{isOn.value ? words.value.thinking(times) : words.value.thought(times)}</span>
      {isOn.value && <Button onPress={stop}>{words.value.stop}</Button>}
    </div>
  )
}

/** Those who listen hear it once, when nothing will change it any more. */
function Told({ recommended, isOn }: Pick<Props, 'recommended'> & { readonly isOn: boolean }) {
  const told = useSignal('')
  const { choice, options } = recommended
  const [first] = options
  const chance = first ? words.value.chance(percent(first.value, 1), marginOf(first)) : ''
  const said = [`${choice.text}.`, whyOf(recommended), chance].filter(part => part !== '').join(' ')
  // What is there from the beginning is not told.
  useEffect(() => {
    told.value = isOn ? '' : said
  }, [isOn, said])
  return (
    <span class="visually-hidden" role="status">
      {told}
    </span>
  )
}

function whyOf({ odds, why, instead }: Recommended): string {
  const against = instead ? words.value.instead(instead.text) : ''
  return [odds === null ? '' : sentence(odds), why, against].filter(part => part !== '').join(' ')
}

function sentence(odds: string): string {
  return `${odds.charAt(0).toUpperCase()}${withoutError(odds.slice(1))}.`
}
