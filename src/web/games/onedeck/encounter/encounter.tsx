/** The card in the room: picture, name, what it does, its boxes, and what it is worth. */
import type { Outlook } from '../../../../engine/types.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Chip } from '../../../parts/chip/chip.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as PLAY from '../../../parts/icons.ts'
import { Bands } from '../../../parts/odds/outlook.tsx'
import { Cut } from '../art.tsx'
import { hasHarm, shownAs } from '../beats.ts'
import { potionIcon, STAT_ICONS } from '../figures.ts'
import { skillInWords } from '../party/abilities.ts'
import { BoxRow, sizeFor } from './boxes.tsx'
import './encounter.css'
import './moments.css'
import * as ICONS from '../icons.generated.ts'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import type { Challenge, DeckScene, Props, SceneCard } from '../view.ts'
import { Peril } from './peril.tsx'

interface EncounterProps {
  readonly props: Props
  readonly card: SceneCard
  /** Boxes as they are in play, or null while it is only looked at. */
  readonly challenge: Challenge | null
  /** What facing it may come to: of the card, or of each way of a peril. */
  readonly outlooks?: readonly Outlook[] | undefined
}

export function Encounter({ props, card, challenge, outlooks = [] }: EncounterProps) {
  const { view } = props
  const [only] = outlooks
  const shown = challenge ?? (card.isPeril ? null : (card.challenges[0] ?? null))
  return (
    <Card class="od-encounter" scrolls>
      <div class="od-encounter-picture">
        <Cut id={card.encounter} of={card} shape="tall" />
      </div>
      <header class="od-encounter-head">
        <h2>{nameOf(card)}</h2>
        <Chip icon={card.isPeril ? ICONS.peril : ICONS.combat}>
          {words.value.sceneName[card.isPeril ? 'peril' : 'combat']}
        </Chip>
        <Chip icon={ICONS.experience}>{words.value.xp(card.xp)}</Chip>
      </header>
      {card.trait && (
        <p class="od-encounter-rule">
          <b>{nameOf(card.trait)}.</b> {effectOf(card.trait)}
        </p>
      )}
      {shown ? (
        <Boxes props={props} challenge={shown} live={challenge !== null} way={wayOf(card, view)} />
      ) : (
        <Peril props={props} card={card} outlooks={outlooks} />
      )}
      {props.showOdds && only && outlooks.length === 1 && (
        <>
          {only.of !== '' && <p class="od-encounter-pair">{only.of}</p>}
          <Bands outlook={only} />
        </>
      )}
      <Worth view={view} card={card} />
    </Card>
  )
}

function wayOf(card: SceneCard, { fight }: DeckScene): string | null {
  const way = fight && card.ways[fight.way]
  return way ? nameOf(way) : null
}

interface BoxesProps {
  readonly props: Props
  readonly challenge: Challenge
  readonly live: boolean
  readonly way?: string | null
}

export function Boxes({ props, challenge, live, way = null }: BoxesProps) {
  const { dungeon, floor } = props.view
  const { own, boxes } = challenge
  const answer = live ? shownAs(props.beat, 'consequences') : null
  return (
    <div
      class="od-encounter-boxes"
      data-size={sizeFor(boxes)}
      data-answer={answer && (hasHarm(answer) ? 'harm' : 'none')}
    >
      {way !== null && <h3 class="od-encounter-way">{way}</h3>}
      <div class="od-box-row" role="group" aria-label={words.value.boxes}>
        <BoxRow props={props} challenge={challenge} from={0} to={own} live={live} />
      </div>
      {own < boxes.length && (
        <div class="od-box-cave" role="group" aria-label={words.value.dungeonBoxes}>
          <div class="od-box-row">
            <BoxRow props={props} challenge={challenge} from={own} to={boxes.length} live={live} />
          </div>
          <p class="od-box-cave-name">{words.value.cave(nameOf(dungeon), Math.min(3, floor))}</p>
        </div>
      )}
    </div>
  )
}

/** What surviving it brings: one of these. */
function Worth({ view, card }: { readonly view: DeckScene; readonly card: SceneCard }) {
  const { item, loot, xp } = card
  return (
    <div class="od-encounter-worth">
      <span>{words.value.surviveIt}</span>
      <span>
        <Icon of={STAT_ICONS[item.stat] ?? PLAY.hero} />
        <span>
          <b>{words.value.item}</b> {words.value.itemGain(item.stat, item.health)}
        </span>
      </span>
      {loot && (
        <span>
          <Icon of={card.isPotion ? potionIcon(loot) : ICONS.skill} />
          <span>
            <b>{nameOf(loot)}</b> {card.isPotion ? effectOf(loot) : skillInWords(loot)}
          </span>
        </span>
      )}
      <span>
        <Icon of={ICONS.experience} />
        <span>
          <b>{words.value.xp(xp)}</b> {words.value.xpAfter(view.level.xp + xp, view.level.cost)}
        </span>
      </span>
    </div>
  )
}
