/** Writes the fonts that the styles name, cut to what the page can show: nothing else is ever downloaded. */
import { writeFileSync } from 'node:fs'
import { characters } from './fonts/characters.ts'
import { cut, fonts, licences } from './fonts/cut.ts'

for (const font of fonts()) writeFileSync(font.file, await cut(font, characters()))
for (const { file, text } of licences()) writeFileSync(file, text)
