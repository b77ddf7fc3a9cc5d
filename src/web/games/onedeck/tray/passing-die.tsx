/** A die that nobody can take up: in the air it tumbles; one that is lost drops out of the tray. */
import { Die } from '../../../parts/die/die.tsx'
import './passing.css'
import type { PassingDie } from './passing.ts'

export function Passing({ die }: { readonly die: PassingDie }) {
  const { kind, value, how } = die
  return (
    <span class={`od-tray-die od-die-${how}`}>
      <Die kind={kind} value={value} rolling={how === 'thrown'} />
    </span>
  )
}
