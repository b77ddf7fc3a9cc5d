/** Which picture stands for which class, treasure, spell and event. */
import type { HeroClass, MonsterFact, Spell, TreasureFact } from '../../../games/dungeon/types.ts'
import type { Line } from '../../../table/protocol.ts'
import { type Art, slugOf } from '../../art/art.ts'
import { dungeonArt } from '../../art/dungeon.ts'
import * as ICONS from '../../parts/icons.generated.ts'
import * as PLAY from '../../parts/play-icons.generated.ts'
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

const POWER_ICONS = {
  'secret door': OWN.secretDoor,
  esp: OWN.espMedallion,
  'crystal ball': OWN.crystalBall,
  'magic sword': OWN.magicSword,
} as const

const TREASURE_ICONS: readonly (readonly [RegExp, string])[] = [
  [/cup|chalice/i, OWN.cup],
  [/ring/i, OWN.ring],
  [/necklace/i, OWN.necklace],
  [/coffer|chest/i, OWN.coffer],
  [/idol/i, OWN.idol],
  [/emerald/i, OWN.emerald],
  [/sapphire/i, OWN.sapphire],
  [/ruby/i, OWN.ruby],
  [/diamond/i, OWN.diamond],
]

export function treasureIcon({ name, power }: TreasureFact): string {
  if (power !== undefined) return POWER_ICONS[power]
  return TREASURE_ICONS.find(([word]) => word.test(name))?.[1] ?? OWN.sack
}

/** The metal or stone of a treasure, by the class of its ink. */
export function inkOf({ name, power }: TreasureFact): string {
  if (power !== undefined) return 'steel'
  const [, found] = /(silver|gold|emerald|jade|sapphire|ruby|diamond)/i.exec(name) ?? []
  return found?.toLowerCase() ?? 'gold'
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

/** The linocut of a card: one of its level where a name stands on several, such as the traps. */
export function portraitOf({ name, level }: Pick<MonsterFact, 'name' | 'level'>): Art | null {
  return dungeonArt(slugOf(`${name} ${level}`)) ?? dungeonArt(slugOf(name))
}
