/** The heroes: who they are, how they fare, and what they can do. */
import { Button } from '../../../parts/button/button.tsx'
import { Card } from '../../../parts/card/card.tsx'
import { Chip } from '../../../parts/chip/chip.tsx'
import { Die } from '../../../parts/die/die.tsx'
import { Hearts } from '../../../parts/hearts/hearts.tsx'
import { Icon } from '../../../parts/icon/icon.tsx'
import { tipStop } from '../../../parts/tip/tip.ts'
import { Cut } from '../art.tsx'
import { heartsBreaking, heartsMending } from '../beats.ts'
import { STAT_ICONS } from '../figures.ts'
import { abilitiesOf } from './abilities.ts'
import { AbilityList } from './ability-list.tsx'
import './party.css'
import { words } from '../text/index.ts'
import { effectOf, nameOf } from '../text/printed.ts'
import { choicesOf, type DeckScene, type Props, type SceneHero } from '../view.ts'
import { Potions } from './potions.tsx'

/** With more skills and potions than this the picture of the hero gives way; on a low screen with one less. */
const ROOMY = 3
/** With more that can be used the row of a phone goes on beyond its edge. */
const ROW = 3

export function Party(props: Props) {
  const { view } = props
  const numbered = abilitiesOf(props)
  return (
    <section
      class="od-party"
      tabIndex={0}
      aria-label={words.value.party}
      data-heroes={view.party.length}
      data-fight={view.fight !== null}
      data-crowded={numbered.length > ROOMY}
      data-filled={numbered.length >= ROOMY}
      data-long={numbered.filter(({ choices }) => choices.length > 0).length > ROW}
    >
      {view.party.map((hero, index) => (
        <section key={hero.id} class="od-party-hero" data-waits={waits(view, index)}>
          <Hero props={props} hero={hero} index={index} />
          <AbilityList props={props} index={index} numbered={numbered} />
        </section>
      ))}
      <Potions props={props} numbered={numbered} />
    </section>
  )
}

/** With four heroes two stand elsewhere during an encounter. */
function waits({ fight, facing, frame, party }: DeckScene, index: number): boolean {
  if (party.length < 3) return false
  if (fight) return !fight.fighters.some(({ hero }) => hero === index)
  return facing !== null && frame.kind === 'encounter' && !frame.pair.includes(index)
}

interface HeroProps {
  readonly props: Props
  readonly hero: SceneHero
  readonly index: number
}

function Hero({ props, hero, index }: HeroProps) {
  const { view } = props
  const suffer = choicesOf(props.choices, 'suffer').find(({ action }) => action.hero === index)
  const breaking = heartsBreaking(props.beat, hero.id)
  return (
    <Card class={`od-hero ${suffer ? 'od-hero-lit' : ''} ${breaking > 0 ? 'od-hero-hit' : ''}`}>
      <div class="od-hero-picture">
        <Cut id={hero.id} of={hero} shape={view.party.length === 1 ? 'wide' : 'square'} />
      </div>
      <h2 class="od-hero-name">
        {nameOf(hero)} <Chip about={words.value.about.level}>{words.value.level(view.level.level)}</Chip>
      </h2>
      <Hearts
        left={Math.max(0, hero.health - hero.damage)}
        of={hero.health}
        breaking={breaking}
        mending={heartsMending(props.beat, hero.id)}
        about={words.value.about.health}
      />
      <Stats hero={hero} bonus={view.party.length === 1 ? view.level.bonus : 0} />
      <Feat props={props} hero={hero} index={index} />
      {!('does' in hero.start) && (
        <p class="od-hero-line">
          <b>{nameOf(hero.start)}.</b> {effectOf(hero.start)}
        </p>
      )}
      {hero.talents.map(talent => (
        <p key={talent.name} class="od-hero-line">
          <b>{nameOf(talent)}.</b> {effectOf(talent)}
        </p>
      ))}
    </Card>
  )
}

const LETTERS = ['S', 'A', 'M'] as const
type Letter = (typeof LETTERS)[number] | 'H'

/** The dice a hero claims; alone, the bonus dice of the level are all one's own. */
function Stats({ hero, bonus }: { readonly hero: SceneHero; readonly bonus: number }) {
  return (
    <p class="od-hero-stats" {...tipStop(words.value.allDice, words.value.about.dice)}>
      {LETTERS.map((letter, place) => (
        <Stat key={letter} letter={letter} dice={hero.stats[place] ?? 0} />
      ))}
      {bonus > 0 && <Stat letter="H" dice={bonus} />}
    </p>
  )
}

/** A letter to be seen, a word to be heard. */
function Stat({ letter, dice }: { readonly letter: Letter; readonly dice: number }) {
  return (
    <span class="od-hero-stat" role="img" aria-label={words.value.diceOf(dice, words.value.dieName[letter])}>
      <Icon of={STAT_ICONS[letter] ?? ''} /> {letter} {dice}
    </span>
  )
}

/** The heroic skill, and the dice stored for it. */
function Feat({ props, hero, index }: HeroProps) {
  const { feat, stored } = hero
  const back = choicesOf(props.choices, 'unstore').find(({ action }) => action.hero === index)
  return (
    <div class="od-hero-feat" data-stored={stored}>
      <Die kind="H" value={null} />
      <p class="od-hero-line">
        <b>
          {feat.kind === 'store' ? words.value.stored(nameOf(feat), stored, feat.most) : `${nameOf(feat)}.`}
        </b>{' '}
        {!props.view.fight && <span class="od-hero-feat-text">{effectOf(feat)}</span>}
      </p>
      {back && (
        <Button class="od-hero-unstore" onPress={() => props.choose(back)}>
          {words.value.unstore}
        </Button>
      )}
    </div>
  )
}
