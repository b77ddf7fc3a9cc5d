/** The link to one's own seat, for another device of one's own. */
import type { Company } from '../../table/protocol.ts'
import { Button } from '../parts/button/button.tsx'
import { Dialog } from '../parts/dialog/dialog.tsx'
import * as ICONS from '../parts/icons.ts'
import { Invitation } from './invitation.tsx'
import { addressOf } from './links.ts'
import { words } from './text/index.ts'
import { useLinks } from './use-links.ts'

interface Props {
  readonly company: Company
  readonly open: boolean
  readonly onClose: () => void
}

export function OtherDevice({ company, open, onClose }: Props) {
  const said = words.value
  const { links, renew } = useLinks(company)
  const link = links?.seats.find(({ seat }) => company.yours.includes(seat))?.link
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={said.otherDevice}
      footer={
        <Button
          icon={ICONS.redo}
          sub={link === undefined ? undefined : said.newLinksSub}
          onPress={() => void renew('seat')}
        >
          {link === undefined ? said.makeLink : said.newLinks}
        </Button>
      }
    >
      {link === undefined ? (
        <p>{said.linksGone}</p>
      ) : (
        <Invitation address={addressOf('seat', link)} label={said.otherDevice} why={said.otherDeviceWhy} />
      )}
    </Dialog>
  )
}
