/** Choices that one looks at: each is a card with a picture, and still a radio button, or a box to tick. */
import { useId } from 'preact/hooks'
import type { ChoiceLook, ChoiceProps } from '../games/page-game.ts'
import { tipStop } from '../parts/tip/tip.ts'
import './choice-cards.css'

interface Props {
  /** What is chosen; shown elsewhere, said here. */
  readonly label: string
  /** What the choices are called. */
  readonly names: Readonly<Record<string, string>>
  readonly look: ChoiceLook
  readonly draft: ChoiceProps['draft']
  readonly chosen: readonly string[]
  /** True where several go together. */
  readonly several?: boolean
  readonly onChoose: (choice: string) => void
}

export function ChoiceCards({ label, names, look, draft, chosen, several = false, onChoose }: Props) {
  const group = useId()
  return (
    <div class="choices" role={several ? 'group' : 'radiogroup'} aria-label={label}>
      {Object.entries(names).map(([choice, name]) => (
        <div key={choice} class="choice">
          <label class="choice-card">
            <input
              type={several ? 'checkbox' : 'radio'}
              class="visually-hidden"
              name={group}
              checked={chosen.includes(choice)}
              aria-description={toldOf(look, { choice, draft })}
              onChange={() => onChoose(choice)}
            />
            <span class="choice-picture">
              <look.Picture choice={choice} draft={draft} />
            </span>
            <b class="choice-name">{name}</b>
            <look.Facts choice={choice} draft={draft} />
          </label>
          <Tells tells={look.tells({ choice, draft })} />
        </div>
      ))}
    </div>
  )
}

function Tells({ tells }: { readonly tells: ReturnType<ChoiceLook['tells']> }) {
  if (tells.length === 0) return null
  return (
    <ul class="choice-tells">
      {tells.map(({ shown, name, text }) => (
        <li key={shown}>
          <span class="choice-tell" {...tipStop(name, text)}>
            {shown}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Whoever goes from card to card by keys hears all that a card tells. */
function toldOf(look: ChoiceLook, props: ChoiceProps): string {
  return look
    .tells(props)
    .map(({ name, text }) => `${name}: ${text}`)
    .join(' ')
}
