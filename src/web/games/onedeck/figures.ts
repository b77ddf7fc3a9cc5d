/** Figures of cards, heroes and bosses, by their printed names, and the hue of each while its picture is not made. */
import type { Outline } from '../../parts/icon/icon.tsx'
import * as PLAY from '../../parts/icons.generated.ts'
import * as ICONS from './icons.generated.ts'

interface Figure {
  readonly icon: Outline
  readonly hue: string
}

const hue = (level: number): string => `var(--level-${level})`

const FIGURES: Readonly<Record<string, Figure>> = {
  Bandit: { icon: ICONS.foeBandit, hue: hue(2) },
  Beetle: { icon: ICONS.foeBeetle, hue: hue(5) },
  'Fire Elemental': { icon: ICONS.foeFire, hue: hue(3) },
  'Glooping Ooze': { icon: ICONS.foeOoze, hue: hue(6) },
  Goblin: { icon: ICONS.foeGoblin, hue: hue(6) },
  'Ice Elemental': { icon: ICONS.foeIce, hue: hue(5) },
  Ogre: { icon: ICONS.foeOgre, hue: hue(2) },
  Phantom: { icon: ICONS.foePhantom, hue: hue(4) },
  'Plague Rat': { icon: ICONS.foeRat, hue: hue(6) },
  Shadow: { icon: ICONS.foeShadow, hue: hue(4) },
  Skeleton: { icon: ICONS.foeSkeleton, hue: hue(1) },
  Wraith: { icon: ICONS.foeWraith, hue: hue(4) },
  'Arrow Wall': { icon: ICONS.perilArrow, hue: hue(2) },
  'Bear Traps': { icon: ICONS.perilBear, hue: hue(1) },
  Boulder: { icon: ICONS.perilBoulder, hue: hue(2) },
  'Cave-in': { icon: ICONS.perilCave, hue: hue(1) },
  'Flame Statues': { icon: ICONS.perilFlame, hue: hue(3) },
  'Force Wall': { icon: ICONS.perilForce, hue: hue(5) },
  'Locked Door': { icon: ICONS.perilLocked, hue: hue(1) },
  'Pit of Spikes': { icon: ICONS.perilPit, hue: hue(3) },
  'Rune Puzzle': { icon: ICONS.perilRune, hue: hue(4) },
  'Spiked Log': { icon: ICONS.perilLog, hue: hue(2) },
  Dragon: { icon: ICONS.bossDragon, hue: hue(3) },
  Hydra: { icon: ICONS.bossHydra, hue: hue(5) },
  Yeti: { icon: ICONS.bossYeti, hue: hue(5) },
  Lich: { icon: ICONS.bossLich, hue: hue(4) },
  Minotaur: { icon: ICONS.bossMinotaur, hue: hue(2) },
  Warrior: { icon: ICONS.warrior, hue: hue(1) },
  Rogue: { icon: ICONS.rogue, hue: hue(4) },
  Mage: { icon: ICONS.mage, hue: hue(5) },
  Paladin: { icon: ICONS.paladin, hue: hue(2) },
  Archer: { icon: ICONS.archer, hue: hue(6) },
  Stairs: { icon: ICONS.stairs, hue: hue(1) },
}

const UNKNOWN: Figure = { icon: PLAY.hero, hue: hue(3) }

export const inkOf = (name: string): Figure => FIGURES[name] ?? UNKNOWN

export const figureOf = (name: string): Outline => inkOf(name).icon

const POTIONS: Readonly<Record<string, Outline>> = {
  clarity: ICONS.potionClarity,
  heroism: ICONS.potionHeroism,
  mana: ICONS.potionMana,
  invisibility: ICONS.potionInvisibility,
  healing: ICONS.potionHealing,
}
export const potionIcon = (id: string): Outline => POTIONS[id] ?? ICONS.potion

export const STAT_ICONS: Readonly<Record<string, Outline>> = {
  S: PLAY.strength,
  A: PLAY.agility,
  M: PLAY.magic,
  H: PLAY.heroic,
}
