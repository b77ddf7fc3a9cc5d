#!/usr/bin/env node
import { builtTerminal } from './built.js'

const built = builtTerminal(new URL('..', import.meta.url))
if (built === null) {
  // Run from the sources. Settings of whatever folder this is called in must not reach them.
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: false })
}
const { run } = await import(built?.href ?? '../src/cli/main.ts')
await run()
