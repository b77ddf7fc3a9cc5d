/**
 * Writes, beside every list of icons, the outlines it names: only what is listed is ever downloaded. And those that reports
 * show, as pictures.
 */
import { writeFileSync } from 'node:fs'
import { generatedFrom, iconLists, outlinesFor } from './icons/outlines.ts'
import { reportIcons } from './icons/report-icons.ts'
import { reportTiles } from './icons/report-tiles.ts'

for (const list of iconLists()) writeFileSync(generatedFrom(list), outlinesFor(list))
for (const [file, text] of [...reportIcons(), ...reportTiles()]) writeFileSync(file, text)
