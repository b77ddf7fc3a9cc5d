/** The end of a lesson: a moment worth a picture, and where to go from here. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { coverArt } from '../art/covers.ts'
import { Dialog } from '../parts/dialog/dialog.tsx'
import { Lino } from '../parts/lino/lino.tsx'
import { sound } from '../sound/sound.ts'
import './lesson-end.css'
import { words } from './text/index.ts'

interface Props {
  readonly game: string
  readonly chapter: string
  /** What is said of it. */
  readonly text: string
  /** Where to go from here. */
  readonly children: ComponentChildren
}

/** Put aside, it leaves the slip with the same ways behind. */
export function LessonEnd({ game, chapter, text, children }: Props) {
  const isOpen = useSignal(true)
  useEffect(() => sound('victory'), [])
  return (
    <Dialog
      open={isOpen.value}
      onClose={() => (isOpen.value = false)}
      title={words.value.ended(chapter)}
      footer={children}
    >
      <div class="lesson-end">
        <Lino art={coverArt(`${game}-won`)} alt="" />
        <p>{text}</p>
      </div>
    </Dialog>
  )
}
