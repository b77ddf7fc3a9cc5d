/** The deeds that this match was the first to do. */
import type { TaleLook } from '../games/tale-look.ts'
import { Icon } from '../parts/icon/icon.tsx'
import { words } from './end-text/index.ts'

export function EndDeeds({ look, deeds }: { readonly look: TaleLook; readonly deeds: readonly string[] }) {
  const shown = look.deeds.filter(({ id }) => deeds.includes(id))
  if (shown.length === 0) return null
  return (
    <section class="end-deeds" aria-label={words.value.newDeeds(shown.length)}>
      <h3>{words.value.newDeeds(shown.length)}</h3>
      <ul>
        {shown.map(({ id, icon }) => (
          <li key={id}>
            <Icon of={icon} />
            <span>
              <b>{look.words.value.deeds[id]?.name}</b> {look.words.value.deeds[id]?.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
