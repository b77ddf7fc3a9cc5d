/** A match as a list shows it to whoever reads this language. */
import type { Language, MatchResult } from '../engine/types.ts'
import type { House, Room } from './house.ts'
import type { Summary } from './protocol.ts'
import { kept, loaded } from './room.ts'
import type { KeptSummary } from './shown.ts'
import type { StoredMatch } from './store.ts'
import { dealIn, summaryTexts } from './summary.ts'

export async function listedIn(house: House, language: Language, record: StoredMatch): Promise<Summary> {
  const { header, summary, result } = record
  const { texts, standings } = await wordsFor(house, record)
  return {
    ...summary,
    text: texts?.[language] ?? summary.text ?? '',
    standing: standings?.[language] ?? '',
    won: result ? hasWon(summary, result) : null,
    deal: dealIn(header),
  }
}

/** What is being played, or was never left, has no words in the store; nor has what cannot be read. */
async function wordsFor(
  house: House,
  record: StoredMatch,
): Promise<Pick<StoredMatch, 'texts' | 'standings'>> {
  if (record.texts) return record
  const read = house.rooms.get(record.id) ?? (await loaded(house, record.id))
  if ('table' in read) return summaryTexts(read.table)
  return read.ok ? summaryTexts(read.value.table) : {}
}

/** What a list says of a match that nobody looks at any more, for those who will ask. */
export async function keepWords(house: House, room: Room): Promise<void> {
  const { record, table, unsaved } = room
  if (record.texts || unsaved) return
  if (await kept(house, room, { ...record, ...summaryTexts(table) }, [])) house.world.changed(table.id)
}

function hasWon({ seats }: KeptSummary, { winners }: MatchResult): boolean {
  const isWatched = seats.every(({ kind }) => kind === 'bot')
  return winners.some(seat => isWatched || seats[seat]?.kind === 'person')
}
