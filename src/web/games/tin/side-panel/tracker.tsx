/** The way to the princess, step by step: what is found, open, cleared. */
import type { SceneRoom, TinScene } from '../../../../games/tin/view/scene.ts'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PAGE_ICONS from '../../../parts/icons.ts'
import { TIPS, tipAmong } from '../../../parts/tip/tip.ts'
import * as ICONS from '../icons.generated.ts'
import { text } from '../text/index.ts'
import './tracker.css'

type State = keyof typeof text.value.trackAbout

interface Stop {
  readonly name: string
  readonly state: State
  readonly icon: string
}

export function Tracker({ view }: { readonly view: TinScene }) {
  const words = text.value
  const left = view.stack.length + view.aside.length + 1
  return (
    <section class="tin-tracker" aria-label={words.tracker}>
      <h3>{words.tracker}</h3>
      <ol {...TIPS}>
        {stopsOf(view).map(({ name, state, icon }, index) => (
          <li
            key={`${name}${index}`}
            class={state}
            {...tipAmong(index === 0, name, words.trackAbout[state](left))}
          >
            <Icon of={state === 'done' || state === 'carried' ? PAGE_ICONS.tick : icon} />
            <span>{name}</span>
            <span class="tin-track-state">{words.trackState[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function stopsOf(view: TinScene): Stop[] {
  const words = text.value
  const lesser = view.rooms.filter(({ tile }) => tile.kind === 'locked')
  const hidden = [...view.stack, ...view.aside].filter(({ kind }) => kind === 'locked')
  const princess = view.rooms.find(({ tile }) => tile.kind === 'princess')
  return [
    ...lesser.map(room => ({
      name: words.trackRoom(words.tile(room.tile)),
      state: stateOf(room),
      icon: ICONS.lock,
    })),
    ...hidden.map(() => ({ name: words.trackRoom(null), state: 'hidden' as const, icon: ICONS.lock })),
    {
      name: words.trackPrincess,
      state: view.wells.includes('princess')
        ? ('carried' as const)
        : princess
          ? stateOf(princess)
          : ('hidden' as const),
      icon: ICONS.princess,
    },
  ]
}

function stateOf({ locked, cleared }: SceneRoom): State {
  if (locked) return 'locked'
  return cleared ? 'done' : 'open'
}
