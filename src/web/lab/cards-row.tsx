/** Which cards are played with. */
import { useRef } from 'preact/hooks'
import { messageOf } from '../../engine/error-message.ts'
import { Segmented } from '../parts/segmented/segmented.tsx'
import { provenPack } from '../setup/proven-pack.ts'
import { Row } from '../setup/row.tsx'
import { words as setupWords } from '../setup/text/index.ts'
import { FileButton } from '../shell/file-button.tsx'
import { say } from '../shell/toasts.ts'
import { chosenIn, isMissed, keyOf, packsIn, STANDARD, withFile } from './cards.ts'
import { withCards } from './draft.ts'
import type { SheetProps } from './laid.ts'
import { words } from './text/index.ts'

export function CardsRow({ laid: { facts, bench }, draft, onChange }: SheetProps) {
  const { cards, cardsStandard, cardsOwn } = setupWords.value
  const { cardsWhy, cardsMissed } = words.value
  // The proof may take a while, and the sheet may have changed meanwhile.
  const latest = useRef(draft)
  latest.current = draft
  const bring = async (file: File) => {
    try {
      const pack = { ...(await provenPack(facts.id, file)), file: file.name }
      if (latest.current.setup.game === facts.id)
        onChange(withCards(withFile(latest.current, pack), keyOf(pack), bench))
    } catch (error) {
      say(messageOf(error))
    }
  }
  return (
    <Row label={cards} why={isMissed(draft, bench) ? cardsMissed : cardsWhy}>
      <Segmented
        label={cards}
        value={chosenIn(draft, bench)?.key ?? STANDARD}
        options={[
          { value: STANDARD, label: cardsStandard },
          ...packsIn(draft, bench).map(({ key, pack }) => ({ value: key, label: pack.name })),
        ]}
        onChange={key => onChange(withCards(draft, key, bench))}
      />
      <FileButton label={cardsOwn} onFile={file => void bring(file)} />
    </Row>
  )
}
