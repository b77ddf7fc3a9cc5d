/** Says where a browser test would depend on how busy the machine is. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasteIn } from './waiting/haste.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = ['test/browser', 'test/web'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name)),
)
const faults = files.flatMap(file => hasteIn(file, readFileSync(join(root, file), 'utf8')))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
