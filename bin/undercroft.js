#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// The project is run from its sources. Settings of whatever folder this is called in must not reach them.
register({ tsconfig: false })
const { run } = await import('../src/cli/main.ts')
await run()
