/** A campaign sheet in words. */
import type { Talent } from '../types.ts'
import type { Known, SheetWords } from './en/sheet.ts'

interface Kept {
  readonly name: string
  readonly hero: Known
  readonly games: number
  readonly wins: number
  readonly marks: Readonly<Record<string, readonly number[]>>
  readonly earned: readonly number[]
}

export function sheetInWords(
  say: SheetWords,
  talents: readonly Talent[],
  sheet: Kept,
  learned: readonly string[],
): string {
  const [easy = 0, medium = 0, hard = 0] = sheet.earned
  return [
    say.record(sheet.name, sheet.hero, sheet.games, sheet.wins),
    say.marks(easy, medium, hard),
    ...talents.map(talent =>
      talentLine(say, talent, sheet.marks[talent.id] ?? [], learned.includes(talent.id)),
    ),
    say.own,
  ].join('\n')
}

function talentLine(say: SheetWords, talent: Talent, made: readonly number[], isLearned: boolean): string {
  const places = talent.marks.flatMap((places, shape) =>
    places > 0 ? [`${made[shape] ?? 0}/${places} ${say.shapes[shape] ?? ''}`] : [],
  )
  const { columns } = say
  return `${isLearned ? '*' : ' '} ${say.groups[talent.group].padEnd(columns.group)} ${say.talent(talent).padEnd(columns.talent)} ${isLearned ? say.learned : places.join(', ')}: ${say.effect(talent)}`
}
