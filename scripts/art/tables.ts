import { printed } from './press.ts'
import type { Game, Scene } from './scene.ts'

const GAMES: readonly Game[] = ['covers', 'dungeon', 'onedeck', 'tin']
const HEAD = '// Written by "npm run art" from scripts/art/scenes. Do not edit.\n'

/** The typed lists of pictures: one file a game, so that a table only carries its own. */
export function tables(scenes: readonly Scene[]): ReadonlyMap<string, string> {
  const files = new Map(GAMES.map(game => [`${game}.generated.ts`, table(game, scenes)]))
  const imports = GAMES.map(game => `import { ${game} } from './${game}.generated.ts'\n`).join('')
  files.set('index.generated.ts', `${HEAD}${imports}\nexport const ART = { ${GAMES.join(', ')} }\n`)
  return files
}

function table(game: Game, scenes: readonly Scene[]): string {
  const rows = scenes
    .filter(scene => scene.game === game)
    .map(scene => {
      const { slug, focus } = scene
      const { width, height } = printed(scene)
      const key = /^[a-z]\w*$/.test(slug) ? slug : `'${slug}'`
      const src = `new URL('./${game}/${slug}.webp', import.meta.url).href`
      return `  ${key}: {\n    src: ${src},\n    width: ${width},\n    height: ${height},\n    focus: '50% ${focus}%',\n  },\n`
    })
  return `${HEAD}export const ${game} = {\n${rows.join('')}} as const\n`
}
