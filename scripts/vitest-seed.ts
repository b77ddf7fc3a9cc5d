import { configureGlobal } from 'fast-check'
import { propertyRuns, propertySeed } from './seed.ts'

configureGlobal({ seed: propertySeed(), numRuns: propertyRuns() })
