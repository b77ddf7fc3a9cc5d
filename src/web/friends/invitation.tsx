/** A link to send: by the clipboard, by whatever the device sends with, or by a camera. */
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { say } from '../shell/toasts.ts'
import * as FRIENDS from './icons.generated.ts'
import './invitation.css'
import { QrCode } from './qr.tsx'
import { words } from './text/index.ts'

interface Props {
  readonly address: string
  readonly why: string
  /** What is copied, where several stand beside each other. */
  readonly label: string
  readonly hasCode?: boolean
}

export function Invitation({ address, why, label, hasCode = true }: Props) {
  const said = words.value
  return (
    <div class="invitation">
      {hasCode && <QrCode of={address} label={said.qr} />}
      <div class="invitation-words">
        <p>{why}</p>
        <input
          class="name-field"
          readOnly
          aria-label={label}
          value={address}
          onFocus={event => event.currentTarget.select()}
        />
        <div class="invitation-buttons">
          <Button icon={ICONS.link} name={`${said.copy}: ${label}`} onPress={() => void copy(address)}>
            {said.copy}
          </Button>
          {'share' in navigator && (
            <Button icon={FRIENDS.share} name={`${said.send}: ${label}`} onPress={() => void send(address)}>
              {said.send}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** Where the clipboard is shut the address stands in its field, chosen as soon as it is pressed. */
async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    say(words.value.copied)
  } catch {
    say(address)
  }
}

/** Whoever thinks better of it has not been refused anything. */
async function send(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => null)
}
