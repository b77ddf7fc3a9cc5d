/** Cards of one's own: proved as soon as they are chosen, and taken away again. */
import { useRef } from 'preact/hooks'
import { messageOf } from '../../engine/error-message.ts'
import type { SetupProps } from '../games/page-game.ts'
import { IconButton } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import type { SetupDraft } from './draft.ts'
import { packName } from './pack-name.ts'
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

async function provenPack(game: string, file: File): Promise<SetupDraft['pack']> {
  const content = parsed(await file.text(), file.name)
  await call('prove', { game, pack: content })
  return { name: packName(content, file.name), content }
}

function parsed(content: string, name: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new Error(words.value.cardsNotJson(name))
  }
}
