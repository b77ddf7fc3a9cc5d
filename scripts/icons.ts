/** Writes, beside every list of icons, the outlines it names: only what is listed is ever downloaded. */
import { writeFileSync } from 'node:fs'
import { generatedFrom, iconLists, outlinesFor } from './icons/outlines.ts'

for (const list of iconLists()) writeFileSync(generatedFrom(list), outlinesFor(list))
