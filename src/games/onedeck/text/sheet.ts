/** A campaign sheet in words. */
import type { Talent } from '../types.ts'
import { count } from './atoms-en.ts'

interface Kept {
  readonly name: string
  readonly hero: string
  readonly games: number
  readonly wins: number
  readonly marks: Readonly<Record<string, readonly number[]>>
  readonly earned: readonly number[]
}

const SHAPES = ['circles', 'squares', 'stars'] as const

export function sheetInWords(talents: readonly Talent[], sheet: Kept, learned: readonly string[]): string {
  const [easy = 0, medium = 0, hard = 0] = sheet.earned
  return [
    `${sheet.name}: ${sheet.hero}, ${count(sheet.games, 'game')}, ${count(sheet.wins, 'win')}`,
    `Marks to make: ${easy} easy, ${medium} medium, ${hard} hard`,
    ...talents.map(talent => talentLine(talent, sheet.marks[talent.id] ?? [], learned.includes(talent.id))),
    "What the talents do is this project's own: no source tells it.",
  ].join('\n')
}

function talentLine({ id, marks, text, group }: Talent, made: readonly number[], isLearned: boolean): string {
  const places = marks.flatMap((places, shape) =>
    places > 0 ? [`${made[shape] ?? 0}/${places} ${SHAPES[shape] ?? ''}`] : [],
  )
  return `${isLearned ? '*' : ' '} ${group.padEnd(8)} ${id.padEnd(10)} ${isLearned ? 'learned' : places.join(', ')}: ${text}`
}
