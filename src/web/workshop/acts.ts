/** What can be done with a pack: open, save, share, play. */
import { messageOf } from '../../engine/error-message.ts'
import type { Json } from '../../engine/types.ts'
import { titleOf } from '../games/index.ts'
import { begin } from '../setup/begin.ts'
import { firstDraft } from '../setup/draft.ts'
import { factsOf } from '../shell/facts.ts'
import { offer, shareLink } from '../shell/files.ts'
import { goTo, hrefTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { nameOfPack } from './about.tsx'
import { changesIn, editsBetween } from './changes.ts'
import { packedChanges } from './link.ts'
import { fileNameOf, fileTextOf, readPack } from './pack-file.ts'
import { words } from './text/index.ts'
import type { Work } from './work.ts'

/** What is wrong with the file as a whole is one sentence, and nothing changes; what is wrong in it stands in the tables. */
export async function openPack(work: Work, file: File): Promise<void> {
  const read = readPack(await file.text(), work.standard)
  if ('fault' in read) say(words.value[read.fault](file.name, titleOf(work.game)))
  else layOn(work, read.pack, nameOfPack(read.pack) || file.name)
}

/** In the place of what was there, as one step. */
export function layOn(work: Work, pack: Json, name: string): void {
  work.edit(editsBetween(work.draft.peek().content, pack))
  say(words.value.imported(name, changesIn(work.standard, pack).length))
}

export function savePack(work: Work): void {
  const { content } = work.draft.peek()
  offer(fileNameOf(work.game, nameOfPack(content)), fileTextOf(content))
}

/** As a link where it fits one, else as the file itself. */
export async function sharePack(work: Work): Promise<void> {
  const { content } = work.draft.peek()
  const packed = await packedChanges(work.standard, content)
  if (packed === null) return shareFile(work)
  await shareLink(hrefTo('workshop', work.game, { p: packed }))
}

async function shareFile(work: Work): Promise<void> {
  const { content } = work.draft.peek()
  const name = fileNameOf(work.game, nameOfPack(content))
  const files = [new File([fileTextOf(content)], name, { type: 'application/json' })]
  if (navigator.canShare?.({ files })) {
    // Whoever thinks better of it has shared nothing, and nothing is wrong.
    await navigator.share({ files }).catch(() => null)
    return
  }
  say(words.value.tooLong)
  savePack(work)
}

/** To the laboratory, which plays the same games with it and with the standard set. */
export function tryPack({ game }: Work): void {
  goTo('lab', game, { try: 'workshop' })
}

/** At once, with the standard set-up. */
export async function playPack({ game, draft }: Work): Promise<void> {
  const { content } = draft.peek()
  try {
    const first = firstDraft(await factsOf(game), settings.value.name)
    await begin({ ...first, pack: { name: nameOfPack(content), content } })
  } catch (error) {
    say(messageOf(error))
  }
}

/** To the ordinary set-up, with this pack chosen. */
export function setUpPack({ game }: Work): void {
  goTo('setup', game, { pack: 'workshop' })
}
