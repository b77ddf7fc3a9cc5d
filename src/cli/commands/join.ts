/** `undercroft join`: a match at a server, by the link that somebody sent. */
import type { Command } from 'commander'
import { refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Company, MatchId } from '../../table/protocol.ts'
import { type Asker, askerOf } from '../asker.ts'
import { complain, complainOf } from '../complain.ts'
import { farLine } from '../join/far-line.ts'
import { parseLink } from '../join/link.ts'
import { tellNews } from '../join/news.ts'
import { seated, type Visitor } from '../join/seat.ts'
import { tableAt } from '../join/table.ts'
import { untilBegun } from '../join/waiting-room.ts'
import { playOn } from '../play/play-on.ts'
import type { Shell } from '../shell.ts'
import { DiskFault } from '../store/disk-fault.ts'

interface Flags {
  readonly name?: string
}

export function addJoin(program: Command, shell: Shell): void {
  program
    .command('join')
    .description('Play or look on at a server, by a link that somebody sent you')
    .argument('<link>', 'an invitation, or the link of a seat, of a host or of those who look on')
    .option('--name <name>', 'what the others call you')
    .action(async (link: string, flags: Flags) => {
      const asker = askerOf(shell.io)
      try {
        shell.finish(await joinCommand(shell, asker, link, flags))
      } finally {
        asker.close()
      }
    })
}

async function joinCommand(shell: Shell, asker: Asker, link: string, flags: Flags): Promise<number> {
  const parsed = parseLink(link)
  if (!parsed.ok) return complainOf(shell.io, parsed.refusal)
  const line = farLine(shell, parsed.value.address)
  try {
    return await joined(shell, { io: shell.io, asker, line, ...flags }, { ...parsed.value, link })
  } catch (error) {
    if (error instanceof DiskFault) return complain(shell.io, error.message)
    throw error
  } finally {
    line.close()
  }
}

async function joined(
  shell: Shell,
  visitor: Visitor,
  { key, link }: { key: string; link: string },
): Promise<number> {
  const { io, asker, line } = visitor
  const to = await line.ask('follow', { link: key })
  if (!to.ok) return complainOf(io, to.refusal)
  const { match, role } = to.value
  let ours: readonly number[] = []
  tellNews(line, asker, match, seat => ours.includes(seat))
  const company = await companyAt(visitor, match, role !== 'watch')
  if (!company.ok) return complainOf(io, company.refusal)
  if (company.value === null) return 0
  ours = company.value.yours
  const kit = shell.kits.find(({ facts }) => facts.id === company.value?.game)
  if (!kit) return complain(io, `There is no game "${company.value.game}" here.`)
  return playOn(await tableAt({ shell, visitor, company: company.value, kit, link }))
}

/** Who is there once the match has begun, and whoever came to play has sat down; null when the person leaves before. */
async function companyAt(visitor: Visitor, match: MatchId, toPlay: boolean): Promise<Result<Company | null>> {
  const { line } = visitor
  const found = await line.ask('attend', { match })
  if (!found.ok) return found
  if (found.value.phase === 'closed') return refuse('over', 'The host has ended this match.')
  if (toPlay && found.value.yours.length === 0 && found.value.phase !== 'over') {
    const sat = await seated(visitor, found.value)
    if (!sat.ok || !sat.value) return sat.ok ? { ok: true, value: null } : sat
  }
  const now = await line.ask('attend', { match })
  return now.ok ? untilBegun(visitor, now.value) : now
}
