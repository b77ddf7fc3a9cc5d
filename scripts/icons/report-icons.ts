/** The outlines of a game's table that reports of the laboratory show: pictures on paper, in its ink. */
import { TREASURE_ICONS } from '../../src/games/dungeon/types.ts'
import { COLOURS } from '../../src/sim/report/style.ts'
import { outlineIn } from './outlines.ts'

const ROOT = new URL('../../', import.meta.url)

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  dungeon: [...TREASURE_ICONS, 'fireball', 'lightning', 'teleport'],
  tin: ['bomb', 'high', 'key', 'low', 'potion', 'princess', 'rope', 'thrust'],
}

export const reportFolder = (game: string): URL => new URL(`src/sim/report/pictures/${game}/`, ROOT)

/** By the file that it belongs into. */
export function reportIcons(): [file: URL, text: string][] {
  return Object.entries(SHOWN).flatMap(([game, names]) => {
    const list = new URL(`src/web/games/${game}/icons.json`, ROOT).pathname
    return names.map((name): [URL, string] => [
      new URL(`icon-${kebab(name)}.svg`, reportFolder(game)),
      drawn(outlineIn(list, name)),
    ])
  })
}

/** The paper is the same in the light and in the dark, and so is the ink. */
function drawn(outline: string): string {
  const [ink = ''] = COLOURS['ink-2'] ?? []
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-128 -128 768 768"><path fill="${ink}" d="${outline}"/></svg>\n`
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
