/** Cards of one's own: proved as soon as they are chosen, and taken away again. */
import { useRef } from 'preact/hooks'
import { messageOf } from '../../engine/error-message.ts'
import type { SetupProps } from '../games/page-game.ts'
import { IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { say } from '../shell/toasts.ts'
import type { SetupDraft } from './draft.ts'
import { provenPack } from './proven-pack.ts'
import { Row } from './row.tsx'
import { words } from './text/index.ts'

export function PackRow({ draft, onChange }: SetupProps) {
  const said = words.value
  // The proof may take a while, and the sheet may have changed meanwhile.
  const latest = useRef(draft)
  latest.current = draft
  const put = (pack: SetupDraft['pack']) => onChange({ ...latest.current, pack })
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (!file) return
    try {
      put(await provenPack(draft.game, file))
    } catch (error) {
      say(messageOf(error))
    }
    // So that the same file can be chosen again, mended.
    input.value = ''
  }
  return (
    <Row label={said.cards} why={draft.pack ? said.cardsHouseMade : said.cardsWhy}>
      <label class="button plain open-file">
        <input
          type="file"
          accept="application/json,.json"
          onChange={event => void choose(event.currentTarget)}
        />
        <span class="words">{draft.pack?.name ?? said.cardsOwn}</span>
      </label>
      {draft.pack && (
        <IconButton icon={ICONS.close} label={said.remove(draft.pack.name)} onPress={() => put(null)} />
      )}
    </Row>
  )
}
