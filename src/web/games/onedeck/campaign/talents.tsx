/** A column of talents: each with its places, and a button where an earned mark may be made. */
import { canMark, isLearned, madeOf } from '../../../../games/onedeck/campaign/places.ts'
import { TALENTS } from '../../../../games/onedeck/content/talents.ts'
import type { Group, Talent } from '../../../../games/onedeck/types.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import { Places } from './places.tsx'
import { type KeptCampaignSheet, markTalent } from './sheets.ts'
import { words } from './text/index.ts'

export function Column({ sheet, group }: { readonly sheet: KeptCampaignSheet; readonly group: Group }) {
  const { focus } = sheet.data
  const isClosed = group !== 'basic' && focus !== null && focus !== group
  const { groups, groupHelp, chosen, closed } = words.value
  const help =
    group === 'basic' ? groupHelp.basic : focus === group ? chosen : isClosed ? closed : groupHelp.focus
  return (
    <section class="od-campaign-column" data-closed={isClosed}>
      <h2>{groups[group]}</h2>
      <p class="muted">{help}</p>
      <ul>
        {TALENTS.filter(talent => talent.group === group).map(talent => (
          <li key={talent.id}>
            <TalentRow sheet={sheet} talent={talent} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TalentRow({ sheet, talent }: { readonly sheet: KeptCampaignSheet; readonly talent: Talent }) {
  const made = madeOf(sheet.data, talent)
  const isDone = isLearned(sheet.data, talent)
  const isOpen = canMark(TALENTS, sheet.data, talent)
  const inside = (
    <>
      <span class="od-talent-name">
        <b>{nameOf(talent)}</b> {isDone && <em>{words.value.learned}</em>}
      </span>
      <span class="od-talent-text">{effectOf(talent)}</span>
      <Places made={made} of={talent.marks} />
    </>
  )
  return isOpen ? (
    <button type="button" class="od-talent lit" onClick={() => void markTalent(sheet, talent.id)}>
      {inside}
      <span class="visually-hidden">{words.value.mark(nameOf(talent))}</span>
    </button>
  ) : (
    <div class="od-talent" data-learned={isDone}>
      {inside}
    </div>
  )
}
