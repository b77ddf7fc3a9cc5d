/** In the dock: the tin with what the hero has and is, and the fight cards. */
import type { TinScene } from '../../../games/tin/view/scene.ts'
import type { TableProps } from '../../table/look.ts'
import { FightCards } from './fight-cards/fight-cards.tsx'
import { Lid } from './lid/lid.tsx'
import { Flight } from './stage/flight.tsx'

export function Hand(props: TableProps<TinScene>) {
  return (
    <>
      <Lid {...props} />
      <FightCards {...props} />
      <Flight {...props} />
    </>
  )
}
