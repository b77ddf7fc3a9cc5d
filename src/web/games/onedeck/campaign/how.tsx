/** How heroes grow: read before there is a sheet. */
import { TALENTS } from '../../../../games/onedeck/content/talents.ts'
import { Card } from '../../../parts/card/card.tsx'
import { tipStop } from '../../../parts/tip/tip.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import { GROUPS } from './groups.ts'
import { Key } from './key.tsx'
import { words } from './text/index.ts'

export function HowHeroesGrow() {
  const { how, groups, groupHelp } = words.value
  return (
    <Card class="od-campaign-how">
      <h2>{how.title}</h2>
      <ol>
        <li>{how.earn}</li>
        <li>
          {how.mark} <Key />
        </li>
        <li>{how.learn}</li>
      </ol>
      <div class="od-campaign-groups">
        {GROUPS.map(group => (
          <section key={group}>
            <h3>{groups[group]}</h3>
            <p class="muted">{group === 'basic' ? groupHelp.basic : groupHelp.focus}</p>
            <p>
              {TALENTS.filter(talent => talent.group === group).map(talent => (
                <span
                  key={talent.id}
                  class="od-campaign-talent"
                  {...tipStop(nameOf(talent), effectOf(talent))}
                >
                  {nameOf(talent)}
                </span>
              ))}
            </p>
          </section>
        ))}
      </div>
    </Card>
  )
}
