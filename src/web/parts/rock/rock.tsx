import './rock.css'
import { scratches } from '../lino/scratches.ts'

/** Solid rock on maps, as a pattern for the defs of a drawing: fill="url(#id)". */
export function RockPattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse">
      <path class="rock-hatch" d={scratches()} />
    </pattern>
  )
}
