/** The chronicle of this device: what its matches come to, and what was done in them. */
import { Button } from '../parts/button/button.tsx'
import * as ICONS from '../parts/icons.ts'
import { FileButton } from '../shell/file-button.tsx'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { Notice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { useListed } from '../shell/use-listed.ts'
import { text } from '../text/index.ts'
import { BestResults } from './best.tsx'
import './chronicle.css'
import { Deeds } from './deeds.tsx'
import { FallenHeroes } from './fallen.tsx'
import { openChronicle, saveChronicle } from './file.ts'
import { Luck } from './luck.tsx'
import { Rates } from './rates.tsx'
import { readShelf, type Shelf } from './shelf.ts'
import { PuzzleSums, Sums } from './sums.tsx'
import { words } from './text/index.ts'

export function ChronicleScreen({ route: now }: { readonly route: Route }) {
  const shelf = useListed(readShelf, turnBackFrom(now)).value
  const say = words.value
  if (!shelf) return <Notice>{text.value.loading}</Notice>
  const isEmpty = shelf.entries.length === 0
  return (
    <div class="chronicle">
      <PageHead title={say.title} lead={say.lead}>
        {(!isEmpty || shelf.answers.length > 0) && (
          <Button icon={ICONS.download} onPress={() => void saveChronicle()}>
            {say.save}
          </Button>
        )}
        <FileButton label={say.open} onFile={file => void openChronicle(file)} />
      </PageHead>
      <main>
        {shelf.missing > 0 && <p role="status">{say.reading(shelf.missing)}</p>}
        {isEmpty ? (
          <NothingYet
            icon={ICONS.quill}
            hue="var(--level-4)"
            title={words.value.none}
            help={words.value.noneHelp}
          />
        ) : (
          <Told shelf={shelf} />
        )}
        <PuzzleSums shelf={shelf} />
        <Deeds shelf={shelf} />
      </main>
    </div>
  )
}

function Told({ shelf }: { readonly shelf: Shelf }) {
  return (
    <>
      <Sums shelf={shelf} />
      <Rates shelf={shelf} />
      <Luck shelf={shelf} />
      <BestResults shelf={shelf} />
      <FallenHeroes shelf={shelf} />
    </>
  )
}
