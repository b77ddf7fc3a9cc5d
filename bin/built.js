/** The terminal as one step from the sources: a package carries it, a checkout may have it. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The built terminal of the project or package that lies here; null where there is none, or sources have changed since.
 *
 * @param {URL} root
 */
export function builtTerminal(root) {
  const main = new URL('built/cli/main.js', root)
  if (!existsSync(main)) return null
  const sources = fileURLToPath(new URL('src', root))
  return existsSync(sources) && newest(sources) > statSync(main).mtimeMs ? null : main
}

/** When something in the folder changed last; a file that was taken away changed its folder. */
function newest(folder) {
  const within = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'web')
    .map(entry => join(folder, entry.name))
    .map(path => (statSync(path).isDirectory() ? newest(path) : statSync(path).mtimeMs))
  return Math.max(statSync(folder).mtimeMs, ...within)
}
