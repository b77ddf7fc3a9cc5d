/** What is shown large at the table of One Deck Dungeon: what a card becomes, a level, a floor, and who falls. */
import { type DeckEvent, type Figured, FLOORS } from '../../../games/onedeck/types.ts'
import { encounterOf, worthOf } from '../../../games/onedeck/view/scene/index.ts'
import type { Spotlight } from '../../table/look.ts'
import type { Beat } from '../../table/stage/beat.ts'
import { onedeckArt } from './art/index.ts'
import { shownAs } from './beats.ts'
import { figureOf, hueOf, potionIcon, STAIRS } from './figures.ts'
import * as ICONS from './icons.generated.ts'
import { skillInWords } from './party/abilities.ts'
import { words } from './text/index.ts'
import { nameOf } from './text/printed.ts'
import type { DeckScene } from './view.ts'

/** On a phone the party lies behind the first of the drawers. */
const DRAWER = '.table-drawers .button'

export function spotlight(beat: Beat, scene: DeckScene): Spotlight | null {
  const looted = shownAs(beat, 'looted')
  if (looted) return claimed(looted, scene)
  const levelled = shownAs(beat, 'levelled')
  if (levelled) return risen(levelled, scene)
  if (shownAs(beat, 'brewed')) return brewed()
  const descended = shownAs(beat, 'descended')
  if (descended) return arrived(descended, scene)
  const ended = shownAs(beat, 'ended')
  if (ended) return ended.ending === 'victory' ? bossFallen(scene) : heroFallen(scene)
  return cardLost(beat, scene)
}

function picture(id: string, of: Figured): Pick<Spotlight, 'art' | 'icon' | 'hue'> {
  return { art: onedeckArt(id), icon: figureOf(of), hue: hueOf(of) }
}

function claimed({ card, as, hero }: DeckEvent<'looted'>, { content, party }: DeckScene): Spotlight {
  const text = words.value
  const encounter = encounterOf(content, card)
  const { xp, item, loot } = worthOf(content, card)
  const shown = { ...picture(encounter.id, encounter), title: nameOf(encounter), tone: 'gain' } as const
  const place = party.findIndex(({ id }) => id === hero) + 1
  switch (as) {
    case 'item':
      return { ...shown, note: text.itemGain(item.stat, item.health), to: `.od-items, ${DRAWER}` }
    case 'skill':
      return {
        ...shown,
        ...(loot && { art: null, icon: ICONS.skill, title: nameOf(loot), note: skillInWords(loot) }),
        to: `.od-party-hero:nth-of-type(${place}) .od-hero, ${DRAWER}`,
      }
    case 'potion':
      return {
        ...shown,
        ...(loot && { art: null, icon: potionIcon(loot), title: nameOf(loot) }),
        note: text.newPotion,
        to: `.od-potions .od-cap, ${DRAWER}`,
      }
    default:
      return { ...shown, note: text.xp(xp), to: '.od-pile-xp, .od-status-xp' }
  }
}

function risen({ level }: DeckEvent<'levelled'>, { party }: DeckScene): Spotlight {
  const [hero] = party
  return {
    ...(hero ? picture(hero.id, hero) : { art: null, icon: ICONS.experience }),
    title: words.value.levelTitle(level),
    note: words.value.stronger,
    tone: 'gain',
    to: '.od-hero-name, .od-status-hearts',
  }
}

function brewed(): Spotlight {
  return {
    art: null,
    icon: ICONS.potion,
    title: words.value.potionToken,
    tone: 'gain',
    to: `.od-potions .od-cap, ${DRAWER}`,
  }
}

function arrived({ floor }: DeckEvent<'descended'>, { dungeon, boss }: DeckScene): Spotlight {
  const isBoss = floor > FLOORS
  const trait = dungeon.traits[floor - 1]
  return {
    ...(isBoss ? picture(boss.id, boss) : picture('stairs', STAIRS)),
    title: isBoss ? nameOf(boss) : words.value.hiddenFloor(floor),
    note: isBoss ? words.value.sceneName.boss : nameOf(trait),
    tone: 'meet',
  }
}

function bossFallen({ boss }: DeckScene): Spotlight {
  return {
    ...picture(boss.id, boss),
    title: words.value.bossFalls(nameOf(boss)),
    note: words.value.won,
    tone: 'loss',
  }
}

/** Whoever has no health left; who gives up has no hero who fell. */
function heroFallen({ party }: DeckScene): Spotlight | null {
  const hero = party.find(({ damage, health }) => damage >= health)
  if (!hero) return null
  return {
    ...picture(hero.id, hero),
    title: words.value.heroFalls(nameOf(hero)),
    note: words.value.lost,
    tone: 'loss',
  }
}

/** A foe that got away, or an item that is gone. */
function cardLost(beat: Beat, { content }: DeckScene): Spotlight | null {
  const escaped = shownAs(beat, 'escaped')
  const lost = escaped ?? shownAs(beat, 'drained')
  if (!lost) return null
  const encounter = encounterOf(content, lost.card)
  return {
    ...picture(encounter.id, encounter),
    title: nameOf(encounter),
    note: escaped ? words.value.gotAway : words.value.drained,
    tone: 'loss',
    isSmall: true,
  }
}
