/** What people say to each other at a match. */
import { done } from '../../engine/result.ts'
import type { Saying } from '../../table/online/protocol.ts'
import { type Guest, seatsOf } from '../guest.ts'
import { attending, type Server } from '../server.ts'
import type { Gathering, Said } from '../store/store.ts'
import { refuse } from '../text/index.ts'
import { gatheringOf, type OnlineHandlers } from './handlers.ts'

export const TALK_CALLS: OnlineHandlers<'say' | 'talk'> = {
  say: async (server, guest, { match, text }) => {
    if (!guest.attends.has(match) || !hasVoice(guest, match)) return refuse('unknown', t => t.noMatchForYou)
    const words = text.trim()
    const { saying } = server.limits
    if (!/^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}]+$/u.test(words) || words.length > saying)
      return refuse('options', t => t.sayingLength(saying))
    if (!server.mayTalk(guest.device, match)) return refuse('turn', t => t.saidTooMuch)
    const gathering = await gatheringOf(server, match)
    if (!gathering.ok) return gathering
    const at = server.house.world.date()
    const by = speakerOf(guest, gathering.value)
    const said = await server.store.chat.add({ match, device: guest.device, ...by, text: words, at })
    tellSaid(server, match, sayingOf(said))
    server.bus.tell({ note: 'said', match, said: sayingOf(said) })
    return done(null)
  },
  talk: async (server, guest, { match }) => {
    if (!hasVoice(guest, match)) return refuse('unknown', t => t.noMatchForYou)
    return done((await server.store.chat.latest(match, LATEST)).map(sayingOf))
  },
}

const LATEST = 200

/** Whoever sits there, leads it or looks on; an invitation alone is not enough, neither to speak nor to hear. */
function hasVoice({ rights }: Guest, match: string): boolean {
  return rights.get(match)?.some(({ role }) => role !== 'invite') ?? false
}

function speakerOf(guest: Guest, { id, seats }: Gathering): Pick<Said, 'seat' | 'name'> {
  const [seat = null] = seatsOf(guest, id)
  return { seat, name: seat === null ? '' : (seats[seat]?.holder.name ?? '') }
}

export function tellSaid(server: Server, match: string, said: Saying): void {
  for (const guest of attending(server, match))
    if (hasVoice(guest, match)) guest.send({ push: 'said', match, said })
}

function sayingOf({ number, seat, name, text, at }: Said): Saying {
  return { number, seat, name, text, at }
}
