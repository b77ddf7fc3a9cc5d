/** In the dock: the tin with what the hero has and is, and the fight cards. */
import type { TinView } from '../../../games/tin/view/types.ts'
import type { TableProps } from '../../table/look.ts'
import { FightCards } from './fight-cards/fight-cards.tsx'
import { Lid } from './lid/lid.tsx'

export function Hand(props: TableProps<TinView>) {
  return (
    <>
      <Lid {...props} />
      <FightCards {...props} />
    </>
  )
}
