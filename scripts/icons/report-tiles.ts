/** The rooms of Dungeon in a Tin as its tiles show them, for reports of the laboratory: on paper, in daylight. */
import { readFileSync } from 'node:fs'
import { standard } from '../../src/games/tin/content/standard.ts'
import { DRAWINGS, type Tile } from '../../src/games/tin/types.ts'
import { COLOURS } from '../../src/sim/report/style.ts'
import { faceOfRoom, type Ink, type RoomFace } from '../../src/web/games/tin/tile/furniture.ts'
import { CHECKS, FLOORS, GAP, GAP_EDGE, SHAPES } from '../../src/web/games/tin/tile/shapes.ts'
import { reportFolder } from './report-icons.ts'

const ROOT = new URL('../../', import.meta.url)
const STYLES = ['src/web/styles/tokens.css', 'src/web/games/tin/pigments.css'].map(file =>
  readFileSync(new URL(file, ROOT), 'utf8'),
)

/** A drawing names the picture, and a chasm has its own. By the file that it belongs into. */
export function reportTiles(): [file: URL, text: string][] {
  const room = standard.tiles.find(({ kind }) => kind === 'room')
  const chasm = standard.tiles.find(({ kind }) => kind === 'chasm')
  if (!room || !chasm) throw new Error('The standard set has rooms and a chasm.')
  return [...DRAWINGS.map(drawing => written(drawing, { ...room, drawing })), written('chasm', chasm)]
}

function written(name: string, tile: Tile): [file: URL, text: string] {
  return [new URL(`tile-${name}.svg`, reportFolder('tin')), drawn(faceOfRoom(tile), tile.kind === 'chasm')]
}

/** The walls reach from 17 to 103. */
function drawn({ shape, floor, tint, things }: RoomFace, isChasm: boolean): string {
  const [outline, tone] = [SHAPES[shape], pigment(`floor-${tint}`)]
  const joints =
    floor === 'checks'
      ? `<path d="${CHECKS}" fill="${pigment('floor-joint')}" fill-opacity=".17"/>`
      : `<path d="${FLOORS[floor]}" fill="none" stroke="${pigment('floor-joint')}" stroke-opacity=".34" stroke-width="1.1"/>`
  const parts = [
    joints,
    ...things.map(([ink, d]) => `<path d="${d}" ${INKS[ink](tone)}/>`),
    isChasm ? GAPS : '',
    `<path d="${outline}" fill="none" stroke="${pigment('floor-shade')}" stroke-opacity=".26" stroke-width="8"/>`,
  ]
  const [rock = ''] = COLOURS['rock'] ?? []
  const [wall = ''] = COLOURS['wall'] ?? []
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 10 100 100"><path fill="${rock}" d="M10 10h100v100H10Z"/><clipPath id="c"><path d="${outline}"/></clipPath><path d="${outline}" fill="${tone}" stroke="${wall}" stroke-width="9" stroke-linejoin="round"/><g clip-path="url(#c)"><path d="${outline}" fill="${tone}"/>${parts.join('')}</g></svg>\n`
}

/** As in tile.css. */
const INKS: Readonly<Record<Ink, (tone: string) => string>> = {
  ink: () => `fill="${pigment('lino-ink')}" fill-opacity=".86"`,
  cut: tone =>
    `style="fill:color-mix(in oklab,${tone},${pigment('lino-cut')} 48%)" fill-rule="evenodd" stroke="${pigment('lino-ink')}" stroke-opacity=".8" stroke-width="1.4" stroke-linejoin="round"`,
  line: () =>
    `fill="none" stroke="${pigment('lino-ink')}" stroke-opacity=".72" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"`,
  wash: () => `fill="${pigment('cloth')}" fill-opacity=".5"`,
  fire: () => `fill="${pigment('ember')}"`,
}

const GAPS = `<path d="${GAP}" fill="${pigment('gap')}"/><path d="${GAP_EDGE}" fill="none" stroke="${pigment('gap-edge')}" stroke-width="2.4"/>`

function pigment(name: string): string {
  const colour = STYLES.map(style => new RegExp(`--${name}: (#\\w+);`).exec(style)?.[1]).find(Boolean)
  if (colour === undefined) throw new Error(`There is no colour "${name}".`)
  return colour
}
