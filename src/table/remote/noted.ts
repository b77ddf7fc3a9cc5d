/** What a device keeps of the answers that its server gives. */
import type { DoorCalls, HouseVerdict } from '../house-protocol.ts'
import { ONLINE_MESSAGES } from '../online/messages.ts'
import type { Destination } from '../online/protocol.ts'
import { forgetMatch, type KeptMatch, keep, withSeat } from './kept.ts'
import { companyCame } from './salts.ts'
import { endCame, sightCame } from './seen.ts'
import type { Visit } from './visit.ts'

type Noted = {
  readonly [N in keyof DoorCalls]?: (
    visit: Visit,
    value: DoorCalls[N]['gives'],
    params: unknown,
  ) => void | Promise<void>
}

export const NOTED: Noted = {
  gather: ({ keepsake }, { match, host, invite, watch }) =>
    keep(keepsake, match, before => ({ ...before, host, invite, watch })),
  follow: async ({ keepsake }, to, params) => {
    const said = ONLINE_MESSAGES.follow.safeParse(params)
    if (said.success) await keep(keepsake, to.match, before => withLink(before, to, said.data.link))
  },
  newLink: async ({ keepsake }, { link }, params) => {
    const said = ONLINE_MESSAGES.newLink.safeParse(params)
    if (!said.success) return
    const { match, role, seat = null } = said.data
    await keep(keepsake, match, before => withLink(before, { match, role, seat }, link))
  },
  attend: (visit, company) => companyCame(visit, company),
  yours: (visit, list) => {
    for (const { match, phase, yours } of list)
      if (phase === 'over' && yours.length > 0) endCame(visit, match)
  },
  open: (visit, sight) => sightCame(visit, sight),
  play: judged,
  undo: judged,
  redo: judged,
  reset: judged,
  resign: judged,
  drop: async ({ keepsake }, _, params) => {
    const said = ONLINE_MESSAGES.drop.safeParse(params)
    if (said.success) await forgetMatch(keepsake, said.data.match)
  },
  eraseDevice: ({ keepsake }) => keepsake.clear(),
}

function judged(visit: Visit, verdict: HouseVerdict): void {
  if (verdict.kind === 'stale') sightCame(visit, verdict.sight)
}

function withLink(before: KeptMatch, { role, seat }: Destination, link: string): KeptMatch {
  if (role !== 'seat') return { ...before, [role]: link }
  return seat === null ? before : withSeat(before, { seat, link })
}
