/** On the picture of the set-up: the four classes, and how much gold each has to bring home. */
import { standard } from '../../../../games/dungeon/content/standard.ts'
import { CLASSES } from '../../../../games/dungeon/types.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import { tipStop } from '../../../parts/tip/tip.ts'
import { CLASS_ICONS } from '../art.ts'
import { text } from '../text/index.ts'
import './goal.css'

export function Goal() {
  const words = text.value
  return (
    <div class="setup-goal dg-setup-goal">
      <h2>{words.goldToBring}</h2>
      <ul>
        {CLASSES.map(name => (
          <li key={name} {...tipStop(words.classes[name], words.aboutClass[name])}>
            <Icon of={CLASS_ICONS[name]} /> <span>{words.classes[name]}</span>
            <b>{words.gold(standard.goals[name])}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
