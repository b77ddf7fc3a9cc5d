import { Lino } from '../../parts/lino.tsx'
import { artAt } from './art.ts'
import './scene.css'

interface Props {
  /** The name of the picture in English, as its file is called. */
  readonly name: string
  readonly outline: string
  readonly hue: string
}

/** A linocut that fills its card; the name stands beside it. */
export function Scene({ name, outline, hue }: Props) {
  const address = artAt('tin', name)
  if (address === null) return <Lino name={`tin-${name}`} alt="" outline={outline} hue={hue} />
  return <img class="tin-scene" src={address} alt="" width="640" height="340" draggable={false} />
}
