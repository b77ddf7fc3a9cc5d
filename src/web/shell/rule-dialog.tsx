/** One rule in our own words, on a sheet of paper. */
import { useEffect, useState } from 'preact/hooks'
import { plainText, type Rule } from '../../games/rulebook.ts'
import { Dialog } from '../parts/dialog/dialog.tsx'
import { text } from '../text/index.ts'
import { hrefTo } from './router.ts'
import { rulebookOf } from './rulebooks.ts'
import { settings } from './settings.ts'

interface Props {
  readonly game: string
  readonly rule: string
  readonly onClose: () => void
}

export function RuleDialog({ game, rule, onClose }: Props) {
  const [found, setFound] = useState<Rule | null>(null)
  const { language } = settings.value
  useEffect(() => {
    let isWanted = true
    void rulebookOf(game, language).then(book => {
      if (isWanted) setFound(book.rules.find(({ id }) => id === rule) ?? null)
    })
    return () => {
      isWanted = false
    }
  }, [game, rule, language])
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${text.value.rule} ${rule}`}
      footer={<a href={hrefTo('rules', game, { rule })}>{text.value.allRules}</a>}
    >
      <p>{found ? plainText(found.text) : text.value.loading}</p>
      {found?.ruling && <p class="faint">{text.value.ruling}</p>}
    </Dialog>
  )
}
