/** A treasure in words: what it is called and worth, what it does, and who sees it. */
import type { TreasureFact } from '../../../../games/dungeon/types.ts'
import { text } from '../text/index.ts'

export function treasureLines(fact: TreasureFact, isUp: boolean): readonly string[] {
  const words = text.value
  return [words.called(fact), worthLine(fact), powerLine(fact), words.seenBy(isUp)]
}

export function worthLine({ level, value }: TreasureFact): string {
  return `${text.value.level(level)}, ${text.value.gp(value)}`
}

export function powerLine({ power }: TreasureFact): string {
  return power === undefined ? text.value.onlyGold : text.value.aboutPower[power]
}
