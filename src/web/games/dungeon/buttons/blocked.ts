/** What one holds or stands before and cannot use now. The rules say what and why; here it gets a name and an icon. */
import type { Action } from '../../../../engine/types.ts'
import { SPELLS } from '../../../../games/dungeon/types.ts'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { BlockedChoice } from '../../../../table/protocol.ts'
import * as ICONS from '../../../parts/icons.ts'
import type { BlockedButton, TableProps } from '../../../table/look.ts'
import { SPELL_ICONS } from '../art.ts'
import { boxOf } from '../box.ts'
import * as OWN from '../icons.generated.ts'
import { wishOf } from '../targets.ts'
import { text } from '../text/index.ts'
import { searchButton } from './buttons.ts'

type Props = TableProps<DungeonView>

/** One button for each thing: the first reason stands for all places, and none where some place can be chosen. */
export function blockedButtons(props: Props): BlockedButton[] {
  const { picture, choices } = props
  const named = new Map<string, BlockedButton>()
  const offered = new Set(choices.map(({ action }) => thingOf(action)))
  for (const blocked of picture.blocked) {
    const thing = thingOf(blocked.action)
    if (offered.has(thing) || named.has(thing) || !isLookedFor(blocked, props)) continue
    const face = lookOf(blocked, props)
    if (face) named.set(thing, { why: blocked.why, rule: blocked.rule, ...face })
  }
  return [...named.values()]
}

/** What is used, wherever it is aimed. */
function thingOf(action: Action): string {
  const wish = wishOf(action)
  switch (wish.kind) {
    case 'cast':
    case 'castAtHunter':
      return wish.spell
    case 'search':
      return `search ${wish.door}`
    default:
      return wish.kind
  }
}

/** Spells that one has; the win where it would be had. */
function isLookedFor({ action }: BlockedChoice, { picture, view }: Props): boolean {
  const mine = view.seats[view.turn]
  const thing = thingOf(action)
  const spell = SPELLS.findIndex(name => name === thing)
  if (spell >= 0) return (mine?.spells[spell] ?? 0) > 0
  return thing !== 'win' || boxOf(picture).plan.byId.get(mine?.at ?? '')?.kind === 'hall'
}

/** Null for what is chosen on the board, or seldom wanted. */
function lookOf(
  { action, text: said }: BlockedChoice,
  props: Props,
): Pick<BlockedButton, 'label' | 'icon'> | null {
  const words = text.value
  const wish = wishOf(action)
  switch (wish.kind) {
    case 'cast':
    case 'castAtHunter':
      return { label: words.spells[wish.spell], icon: SPELL_ICONS[wish.spell] }
    case 'teleport':
      return { label: words.spells.teleport, icon: SPELL_ICONS.teleport }
    case 'esp':
      return { label: words.esp, icon: OWN.espMedallion }
    case 'ball':
      return { label: words.ball, icon: OWN.crystalBall }
    case 'search': {
      const { label = said, icon = OWN.secretDoor } = searchButton(wish.door, props)
      return { label, icon }
    }
    case 'regain':
      return { label: words.regainAny, icon: OWN.spellBook }
    case 'stop':
      return { label: words.stayHere, icon: ICONS.time }
    case 'win':
      return { label: said, icon: ICONS.trophy }
    default:
      return null
  }
}
