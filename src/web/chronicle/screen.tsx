/** The chronicle of this device: what its matches come to, and what was done in them. */
import { Button } from '../parts/button/button.tsx'
import { Card } from '../parts/card/card.tsx'
import * as ICONS from '../parts/icons.ts'
import { Lino } from '../parts/lino/lino.tsx'
import { FileButton } from '../replay/file-button.tsx'
import { Notice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { goTo, type Route } from '../shell/router.ts'
import { turnBackFrom } from '../shell/turn-back.ts'
import { text } from '../text/index.ts'
import { BestResults } from './best.tsx'
import './chronicle.css'
import { Deeds } from './deeds.tsx'
import { FallenHeroes } from './fallen.tsx'
import { openChronicle, saveChronicle } from './file.ts'
import { Luck } from './luck.tsx'
import { Rates } from './rates.tsx'
import { type Shelf, useShelf } from './shelf.ts'
import { Sums } from './sums.tsx'
import { words } from './text/index.ts'

export function ChronicleScreen({ route: now }: { readonly route: Route }) {
  const shelf = useShelf(turnBackFrom(now)).value
  const say = words.value
  if (!shelf) return <Notice>{text.value.loading}</Notice>
  const isEmpty = shelf.entries.length === 0
  return (
    <div class="chronicle">
      <PageHead title={say.title} lead={say.lead}>
        {!isEmpty && (
          <Button icon={ICONS.download} onPress={() => void saveChronicle()}>
            {say.save}
          </Button>
        )}
        <FileButton label={say.open} onFile={file => void openChronicle(file)} />
      </PageHead>
      <main>
        {shelf.missing > 0 && <p role="status">{say.reading(shelf.missing)}</p>}
        {isEmpty ? <Empty /> : <Told shelf={shelf} />}
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

function Empty() {
  return (
    <Card class="chronicle-none">
      <Lino alt="" shape="square" outline={ICONS.quill} hue="var(--level-4)" />
      <div>
        <h2>{words.value.none}</h2>
        <p>{words.value.noneHelp}</p>
        <Button kind="go" icon={ICONS.dice} onPress={() => goTo('home')}>
          {words.value.toGames}
        </Button>
      </div>
    </Card>
  )
}
