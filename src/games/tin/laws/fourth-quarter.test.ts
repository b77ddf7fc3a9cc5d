import { testQuarter } from './given.ts'

testQuarter(3)
