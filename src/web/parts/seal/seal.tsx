import { Icon, type Outline } from '../icon/icon.tsx'
import './seal.css'

/** Wax for news, gold for advice. */
export function Seal({ icon, gold }: { readonly icon: Outline; readonly gold?: boolean | undefined }) {
  return (
    <span class={`seal ${gold ? 'gold' : ''}`}>
      <Icon of={icon} />
    </span>
  )
}
