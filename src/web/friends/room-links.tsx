/** The links of a waiting room, where this device has them. */
import type { Company } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { openSeats } from './company.ts'
import { Invitation } from './invitation.tsx'
import { addressOf } from './links.ts'
import { words } from './text/index.ts'
import { useLinks } from './use-links.ts'

export function RoomLinks({ company }: { readonly company: Company }) {
  const said = words.value
  const { links, renew } = useLinks(company)
  if (!links) return null
  const { invite, watch } = links
  if (invite === undefined && watch === undefined && !company.youHost) return null
  return (
    <section class="room-links">
      <h2>{said.invite}</h2>
      {invite === undefined && watch === undefined && <p>{said.linksGone}</p>}
      {invite !== undefined && openSeats(company) > 0 && (
        <Invitation address={addressOf('invite', invite)} label={said.invite} why={said.inviteWhy} />
      )}
      {watch !== undefined && (
        <details class="setup-more">
          <summary>{said.watchLink}</summary>
          <Invitation address={addressOf('watch', watch)} label={said.watchLink} why={said.watchWhy} />
        </details>
      )}
      {company.youHost && (
        <Button icon={ICONS.redo} sub={said.newLinksSub} onPress={() => void renew('invite', 'watch')}>
          {said.newLinks}
        </Button>
      )}
    </section>
  )
}
