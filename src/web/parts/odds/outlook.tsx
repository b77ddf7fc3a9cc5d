/** What may come of a choice: one band for each kind of harm. */
import type { Band, Outlook } from '../../../engine/types.ts'
import { Ribbon, type RibbonPart } from './odds.tsx'
import './outlook.css'

const TONES: Readonly<Record<Band['parts'][number]['tone'], RibbonPart['tone']>> = {
  best: 'win',
  fair: 'miss',
  poor: 'stun',
  bad: 'hurt',
  worst: 'kill',
}

export function Bands({ outlook: { of, bands } }: { readonly outlook: Outlook }) {
  return (
    <div class="outlook">
      {bands.map(({ title, parts }) => (
        <div key={title} class="outlook-band">
          <span class="outlook-title" aria-hidden="true">
            {title}
          </span>
          <Ribbon
            label={of === '' ? title : `${of}, ${title}`}
            parts={parts.map(part => ({ ...part, tone: TONES[part.tone] }))}
          />
        </div>
      ))}
    </div>
  )
}
