/** The way to what is said, with how much of it is new. */
import { IconButton } from '../parts/button/button.tsx'
import './fellows.css'
import * as FRIENDS from './icons.generated.ts'
import type { Talk } from './talk.ts'
import { words } from './text/index.ts'

export function TalkButton({ talk }: { readonly talk: Talk }) {
  const unread = talk.unread.value
  return (
    <span class="fellow-talk">
      <IconButton
        icon={FRIENDS.talk}
        label={unread > 0 ? words.value.unread(unread) : words.value.talk}
        pressed={talk.isOpen.value}
        onPress={talk.toggle}
      />
      {unread > 0 && (
        <span class="fellow-unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </span>
  )
}
