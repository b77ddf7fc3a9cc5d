import { configureGlobal } from 'fast-check'
import { propertySeed } from './seed.ts'

configureGlobal({ seed: propertySeed(), numRuns: 60 })
