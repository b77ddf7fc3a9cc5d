/** How well a bot plays, and what that means. */
import { LEVELS, type Level } from '../../table/protocol.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import './level-choice.css'
import { levelWords } from './level-words.ts'

interface Props {
  /** What is chosen; said to those who do not see it. */
  readonly label: string
  readonly level: Level
  readonly onChange: (level: Level) => void
}

export function LevelChoice({ label, level, onChange }: Props) {
  const said = levelWords.value.levels
  return (
    <div class="level-choice">
      <Segmented
        label={label}
        value={level}
        onChange={onChange}
        options={LEVELS.map(value => ({ value, label: said[value].name }))}
      />
      <span class="level-means">{said[level].means}</span>
    </div>
  )
}
