/** Which picture stands for which class, treasure, spell and event. */
import type {
  HeroClass,
  Ink,
  MonsterFact,
  Power,
  Spell,
  TreasureFact,
  TreasureIcon,
} from '../../../games/dungeon/types.ts'
import type { Line } from '../../../table/protocol.ts'
import type { Art } from '../../art/art.ts'
import * as ICONS from '../../parts/icons.ts'
import * as PLAY from '../../parts/play-icons.generated.ts'
import { dungeonArt } from './art/index.ts'
import * as OWN from './icons.generated.ts'

export const CLASS_ICONS: Readonly<Record<HeroClass, string>> = {
  rogue: OWN.rogue,
  cleric: OWN.cleric,
  fighter: OWN.fighter,
  wizard: OWN.wizard,
}

export const SPELL_ICONS: Readonly<Record<Spell, string>> = {
  fireball: OWN.fireball,
  lightning: OWN.lightning,
  teleport: OWN.teleport,
}

const TREASURE_FIGURES: Readonly<Record<TreasureIcon, string>> = {
  sack: OWN.sack,
  cup: OWN.cup,
  ring: OWN.ring,
  necklace: OWN.necklace,
  coffer: OWN.coffer,
  idol: OWN.idol,
  emerald: OWN.emerald,
  sapphire: OWN.sapphire,
  ruby: OWN.ruby,
  diamond: OWN.diamond,
  secretDoor: OWN.secretDoor,
  espMedallion: OWN.espMedallion,
  crystalBall: OWN.crystalBall,
  magicSword: OWN.magicSword,
}

/** What each power looks like in a pack that does not say. */
const POWER_ICONS: Readonly<Record<Power, TreasureIcon>> = {
  'secret door': 'secretDoor',
  esp: 'espMedallion',
  'crystal ball': 'crystalBall',
  'magic sword': 'magicSword',
}

export function treasureIcon({ icon, power }: TreasureFact): string {
  return TREASURE_FIGURES[icon ?? (power === undefined ? 'sack' : POWER_ICONS[power])]
}

/** The metal or stone of a treasure, by the class of its ink. */
export function inkOf({ ink, power }: TreasureFact): Ink {
  return ink ?? (power === undefined ? 'gold' : 'steel')
}

const LINE_ICONS: Readonly<Record<string, string>> = {
  rolledFirst: ICONS.dice,
  tied: ICONS.dice,
  goesFirst: ICONS.candle,
  tookHero: ICONS.hero,
  rolledBook: OWN.spellBook,
  learnt: OWN.spellBook,
  regained: OWN.spellBook,
  lostTurn: ICONS.time,
  moved: OWN.footsteps,
  walked: OWN.footsteps,
  stopped: ICONS.time,
  regainedNone: OWN.spellBook,
  soughtDoor: OWN.search,
  usedBall: OWN.crystalBall,
  faced: ICONS.sword,
  facedHunter: ICONS.sword,
  searched: OWN.search,
  cast: ICONS.magic,
  spellFailed: ICONS.close,
  usedEsp: OWN.espMedallion,
  gazed: OWN.crystalBall,
  saw: ICONS.eye,
  sawTreasure: ICONS.eye,
  reshuffled: ICONS.cards,
  metNothing: OWN.search,
  revealed: ICONS.skull,
  sprung: PLAY.trap,
  caged: OWN.cage,
  slid: PLAY.stairs,
  cannotAttack: ICONS.warning,
  attacked: ICONS.sword,
  struck: OWN.wound,
  dropped: OWN.sack,
  droppedAll: OWN.sack,
  thrownBack: OWN.stunned,
  cleared: ICONS.tick,
  drewTreasure: OWN.coffer,
  gotTreasure: ICONS.coins,
  noTreasure: OWN.coffer,
  played: ICONS.cards,
  gathered: ICONS.coins,
  sworded: OWN.magicSword,
  replaced: OWN.magicSword,
  died: ICONS.skull,
  targetShown: ICONS.map,
  hunterCame: ICONS.skull,
  hunterGone: ICONS.trophy,
  ended: ICONS.trophy,
}

export function lineIcon({ kind }: Pick<Line, 'kind'>): string {
  return LINE_ICONS[kind] ?? ICONS.quill
}

/** The linocut of a hero. */
export function heroPortrait(kind: HeroClass): Art | null {
  return dungeonArt(kind)
}

/** The linocut of a monster. */
export function portraitOf({ id }: Pick<MonsterFact, 'id'>): Art | null {
  return dungeonArt(id)
}
