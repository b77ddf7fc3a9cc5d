/** What one may still want of a match that its host has closed. */
import type { Picture } from '../../table/protocol.ts'
import './end.css'
import { EndWays } from './end-ways.tsx'
import type { Fellows } from './fellows.ts'

interface Props {
  readonly picture: Picture
  readonly fellows?: Fellows | undefined
}

export function Closed({ picture, fellows }: Props) {
  return (
    <div class="end">
      <EndWays picture={picture} set={null} file={null} fellows={fellows} />
    </div>
  )
}
