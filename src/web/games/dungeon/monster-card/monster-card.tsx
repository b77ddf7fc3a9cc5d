/** The monster at stake: its card, the chance, and what follows. */
import { CLASSES, type MonsterFact, SPELLS } from '../../../../games/dungeon/types.ts'
import type { DungeonView, FoeOdds, LairView } from '../../../../games/dungeon/view/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { Card } from '../../../parts/card/card.tsx'
import { Chip } from '../../../parts/chip/chip.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import * as ICONS from '../../../parts/icons.ts'
import { Level } from '../../../parts/level/level.tsx'
import { Lino } from '../../../parts/lino/lino.tsx'
import { orMore, percent, throwsOf36 } from '../../../parts/odds/fractions.ts'
import { Odds36, Ribbon } from '../../../parts/odds/odds.tsx'
import { CLASS_ICONS, portraitOf, SPELL_ICONS } from '../art.ts'
import type { Box } from '../box.ts'
import * as OWN from '../icons.generated.ts'
import { text } from '../text/index.ts'
import { otherFighter } from './fighter.ts'
import './monster-card.css'

interface Props {
  readonly box: Box
  readonly view: DungeonView
  readonly foe: LairView
  readonly card: MonsterFact
  readonly showOdds: boolean
  readonly seats: Picture['seats']
}

export function MonsterCard({ box, view, foe, card, showOdds, seats }: Props) {
  const mine = view.seats[view.you ?? view.turn]
  const other = otherFighter(view, foe)
  const fighter = other === null ? mine : view.seats[other]
  const own = box.hero(fighter?.hero ?? null)?.class ?? null
  // What the viewer's own hero would need is no answer while another one rolls.
  const odds = showOdds && other === null ? foe.odds : null
  return (
    <>
      <Card class={foe.at === mine?.at ? 'dg-foe' : 'dg-foe afar'}>
        <div class="dg-portrait">
          <Lino art={portraitOf(card)} alt="" outline={ICONS.skull} hue={`var(--level-${card.level})`} />
        </div>
        {other !== null && <p class="dg-met-by">{text.value.metBy(seats[other]?.name ?? '')}</p>}
        <header>
          <h2>{text.value.called(card)}</h2>
          <Level level={card.level} />
          <Chip>{foe.number > 0 ? text.value.token(foe.number) : text.value.hunter}</Chip>
        </header>
        {odds && <Brief odds={odds} />}
        {card.rolls && <Needs rolls={card.rolls} own={own} isMine={other === null} />}
        {card.trap !== undefined && <p class="muted">{text.value.trap}</p>}
      </Card>
      <Loot box={box} lair={foe} />
      {odds && <Chances odds={odds} bonus={own === 'wizard' ? 0 : (mine?.bonus ?? 0)} />}
    </>
  )
}

interface NeedsProps {
  readonly rolls: readonly (number | null)[]
  /** The class of whoever fights. */
  readonly own: string | null
  readonly isMine: boolean
}

/** One row of six: what each class and each spell must roll, that of whoever fights inverted. */
function Needs({ rolls, own, isMine }: NeedsProps) {
  const words = text.value
  const bolts = SPELLS.filter(spell => spell !== 'teleport')
  return (
    <dl class="dg-needs">
      {CLASSES.map((name, index) => (
        <div key={name} class={name === own ? 'own' : ''}>
          <dt>
            <Icon of={CLASS_ICONS[name]} />
            <span>{name === own && isMine ? words.you : words.classes[name]}</span>
          </dt>
          <dd>{rolls[index] ?? words.none}</dd>
        </div>
      ))}
      {bolts.map((spell, index) => (
        <div key={spell}>
          <dt>
            <Icon of={SPELL_ICONS[spell]} />
            <span>{words.spellsShort[spell]}</span>
          </dt>
          <dd>{rolls[CLASSES.length + index] ?? words.none}</dd>
        </div>
      ))}
    </dl>
  )
}

/** On a phone the chance stands on the card itself. */
function Brief({ odds: { needed, hit } }: { readonly odds: FoeOdds }) {
  const words = text.value
  if (needed === 0) return <p class="dg-brief">{words.cannotAttack}</p>
  return (
    <div class="dg-brief">
      <b class="dg-percent">{percent(hit, 1)} %</b>
      <p class="muted">
        {words.youNeed} <b>{words.orMore(needed)}</b> {words.onTwoDiceShort}
      </p>
      <Odds36 good={orMore(needed)} />
    </div>
  )
}

function Chances({ odds, bonus }: { readonly odds: FoeOdds; readonly bonus: number }) {
  const words = text.value
  const { needed, hit, blows } = odds
  return (
    <>
      <div class="dg-chance">
        {needed === 0 ? (
          <p>{words.cannotAttack}</p>
        ) : (
          <>
            <Card class="small">
              <Odds36 good={orMore(needed)} />
            </Card>
            <div>
              <b class="dg-percent">{percent(hit, 1)} %</b>
              <p>
                {words.youNeed} <b>{words.orMore(needed)}</b> {words.onTwoDice(throwsOf36(orMore(needed)))}{' '}
                {bonus > 0 && words.withSword(bonus)}
              </p>
            </div>
          </>
        )}
      </div>
      <div class="dg-if">
        <h3>{words.ifYouFight}</h3>
        <Ribbon
          label={words.ifYouFight}
          parts={[
            { share: hit, tone: 'win', label: words.isSlain, icon: ICONS.sword },
            { share: blows.missed, tone: 'miss', label: words.misses, icon: OWN.footsteps },
            { share: blows.stunned, tone: 'stun', label: words.stunned, icon: OWN.stunned },
            {
              share: blows.wounded + blows['seriously wounded'],
              tone: 'hurt',
              label: words.wounded,
              icon: OWN.wound,
            },
            { share: blows.killed, tone: 'kill', label: words.killed, icon: ICONS.skull },
          ]}
        />
      </div>
    </>
  )
}

/** What lies under the monster. */
function Loot({ box, lair }: { readonly box: Box; readonly lair: LairView }) {
  const words = text.value
  const names = lair.drops.flatMap(card => box.treasure(card) ?? []).map(words.called)
  const laid = box.treasure(lair.laid)
  const hidden = lair.hasLaid ? [laid ? words.called(laid) : words.laidDown] : []
  const all = [...names, ...hidden]
  if (all.length === 0) return null
  return (
    <p class="dg-lying">
      <Icon of={ICONS.coins} /> {words.lies}: <b>{all.join(', ')}</b>
    </p>
  )
}
