/** A column of talents: each with its places, and a button where an earned mark may be made. */
import { canMark, isLearned, madeOf } from '../../../../games/onedeck/campaign/places.ts'
import { TALENTS } from '../../../../games/onedeck/content/talents.ts'
import type { Group, Talent } from '../../../../games/onedeck/types.ts'
import { effectOf, nameOf } from '../text/printed.ts'
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

const SHAPES = ['circle', 'square', 'star'] as const

/** Circles, squares and stars, crossed where a mark is made. */
function Places({ made, of }: { readonly made: readonly number[]; readonly of: readonly number[] }) {
  const { places, shapes } = words.value
  return (
    <span class="od-talent-places">
      {SHAPES.map((shape, kind) => {
        const count = of[kind] ?? 0
        if (count === 0) return null
        return (
          <span key={shape} role="img" aria-label={places(made[kind] ?? 0, count, shapes[kind] ?? '')}>
            {Array.from({ length: count }, (_, place) => (
              <Place key={place} shape={shape} isMade={place < (made[kind] ?? 0)} />
            ))}
          </span>
        )
      })}
    </span>
  )
}

const OUTLINES = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z',
  square: 'M3 3h18v18H3Z',
  star: 'M12 1.5l3.2 6.8 7.3.9-5.4 5 1.4 7.3-6.5-3.6-6.5 3.6 1.4-7.3-5.4-5 7.3-.9Z',
} as const

function Place({ shape, isMade }: { readonly shape: keyof typeof OUTLINES; readonly isMade: boolean }) {
  return (
    <svg class="od-talent-place" viewBox="0 0 24 24" aria-hidden="true">
      <path class="od-talent-outline" d={OUTLINES[shape]} />
      {isMade && <path class="od-talent-cross" d="M6 6.5 18 17.5M17.5 6 6.5 18" />}
    </svg>
  )
}
