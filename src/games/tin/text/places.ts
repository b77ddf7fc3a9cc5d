/** The table as a list: the hero, and room by room where its doorways lead and what lies there. */
import type { TablePart } from '../../../engine/types.ts'
import { LAST_LEVEL } from '../content/numbers.ts'
import { DIRECTIONS } from '../types.ts'
import type { SceneRoom, TinScene } from '../view/scene.ts'
import { wayOn } from './look.ts'
import type { BoardWords, PlaceWords } from './speech.ts'

export function placesIn(scene: TinScene, words: PlaceWords, board: BoardWords): TablePart[] {
  return [
    { title: words.hero, lines: heroLines(scene, words, board) },
    { title: words.rooms, lines: scene.rooms.map((_, index) => roomText(scene, index, words)) },
  ]
}

function heroLines(scene: TinScene, words: PlaceWords, board: BoardWords): string[] {
  const { hearts, maxHearts, level, xp, moves, turnLimit, wells, gold, hand, stack, aside, out } = scene
  const purse = gold.reduce((sum, value) => sum + value, 0)
  return [
    words.hearts(hearts, maxHearts),
    board.standing(level, level < LAST_LEVEL ? xp : null, moves, turnLimit).replaceAll('  ', ', '),
    `${board.wells}: ${wells.length === 0 ? words.nothing : wells.map(item => board.item(item)).join(', ')}`,
    `${board.gold}: ${purse}`,
    `${board.cards}: ${hand.length === 0 ? board.noCards : hand.map(card => board.card(card)).join('; ')}`,
    board.tiles(stack.length + aside.length, out),
  ]
}

/** One room, as a screen reader says it on the map too. */
export function roomText(scene: TinScene, index: number, words: PlaceWords): string {
  const room = scene.rooms[index]
  if (!room) return ''
  const { tile, helmeted, plain, floor } = room
  const parts = [
    words.tile(tile),
    tile.kind === 'room' || tile.name.toLowerCase() === tile.kind ? '' : words.kinds[tile.kind],
    index === scene.at ? words.youAreHere : '',
    room.locked ? words.isLocked : '',
    room.entered ? '' : words.isNew,
    room.cleared ? words.isCleared : '',
    room.roped ? words.isRoped : '',
    ...waysOf(scene, room, words),
    tile.white > 0 ? words.whiteSkulls(tile.white) : '',
    tile.red > 0 ? words.redSkulls(tile.red) : '',
    !room.entered && tile.chests > 0 ? words.chests(tile.chests) : '',
    helmeted + plain > 0 ? words.monsters(helmeted + plain) : '',
    helmeted > 0 ? words.helmeted(helmeted) : '',
    floor.length > 0 ? words.onFloor(floor) : '',
  ]
  return parts.filter(part => part !== '').join(', ')
}

function waysOf(scene: TinScene, room: SceneRoom, words: PlaceWords): string[] {
  return DIRECTIONS.map((dir, side) => {
    const way = wayOn(scene, room, side)
    switch (way.kind) {
      case 'open':
        return words.leads(dir, way.to.tile)
      case 'locked':
        return words.leadsLocked(dir, way.to.tile)
      case 'dark':
        return words.dark(dir)
      case 'blocked':
        return words.blocked(dir)
      default:
        return ''
    }
  })
}
