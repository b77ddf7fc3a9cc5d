/** Who may go down: the classes that are left, and how much gold each has to bring home. */
import type { ComponentChildren } from 'preact'
import { CLASSES, type HeroClass } from '../../../../games/dungeon/types.ts'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import type { TableProps } from '../../../table/look.ts'
import { CLASS_ICONS } from '../art.ts'
import type { Box } from '../box.ts'
import { actionOf } from '../targets.ts'
import { text } from '../text/index.ts'

interface Props extends Pick<TableProps<DungeonView>, 'choices' | 'view'> {
  readonly box: Box
  readonly met: ComponentChildren
}

export function Classes({ box, view, choices, met }: Props) {
  const { goals } = box.content
  const target = box.treasure(view.target)
  const words = text.value
  return (
    <div class="dg-side-panel">
      {met}
      <Card class="dg-classes">
        <h2>{words.chooseHero}</h2>
        {target && <p>{words.find(words.called(target), target.level)}</p>}
        <ul>
          {classesLeft(box, choices).map(name => (
            <li key={name}>
              <Icon of={CLASS_ICONS[name]} />
              <span>
                <b>{words.classes[name]}</b>
                <span class="muted">{words.aboutClass[name]}</span>
              </span>
              {view.mode !== 'hunt' && <b class="dg-goal-gold">{words.gold(goals[name])}</b>}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Of whom a hero can be chosen; all of them while somebody else chooses. */
function classesLeft(box: Box, choices: Props['choices']): readonly HeroClass[] {
  const left = choices.flatMap(({ action }) => {
    const act = actionOf(action)
    return act.kind === 'hero' ? (box.hero(act.hero)?.class ?? []) : []
  })
  return left.length === 0 ? CLASSES : CLASSES.filter(name => left.includes(name))
}
