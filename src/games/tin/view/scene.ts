/** A view as its reader understands it: with the entries of the content where the view names ids. */
import { type ContentIndex, cardById, tileById } from '../content/content-index.ts'
import type { Card, Tile } from '../types.ts'
import { stepTold } from './told.ts'
import type { RoomOf, TableOf, TinView } from './types.ts'

export type SceneRoom = RoomOf<Tile>

export interface TinScene extends TableOf<Tile, Card> {
  readonly content: ContentIndex
}

export function sceneOf(content: ContentIndex, view: TinView): TinScene {
  const tile = (id: string) => tileById(content, id)
  const card = (id: string) => cardById(content, id)
  return {
    ...view,
    content,
    rooms: view.rooms.map(room => ({ ...room, tile: tile(room.tile) })),
    stack: view.stack.map(tile),
    aside: view.aside.map(tile),
    out: view.out.map(tile),
    hand: view.hand.map(card),
    deck: view.deck.map(card),
    discard: view.discard.map(card),
    step: stepTold(view.step, tile, card),
  }
}
