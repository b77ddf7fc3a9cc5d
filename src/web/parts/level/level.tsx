import './level.css'
import { words } from '../text/index.ts'

interface Props {
  readonly level: number
  /** Ink on paper instead of the level's colour: floors. */
  readonly plain?: boolean | undefined
  /** What the numeral counts. */
  readonly label?: string | undefined
}

/** The vault with a level's numeral in it. */
export function Level({ level, plain, label = words.value.level }: Props) {
  return (
    <span class={`level ${plain ? 'ink' : `level-${level}`}`}>
      <span class="visually-hidden">{label} </span>
      {level}
    </span>
  )
}
