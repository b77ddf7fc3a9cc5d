/**
 * Shows everything there is to see, at three sizes and in both themes, as sheets of pictures to look through:
 * npx tsx scripts/look.ts FOLDER dungeon|onedeck|tin|screens [PART OF A NAME]
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { momentsOf } from '../test/web/moments/index.ts'
import { SCREENS } from '../test/web/screens.ts'
import { openHouse, openMatch, SIZES, type Visit, visit } from '../test/web/visit.ts'

interface Sight {
  readonly name: string
  show(v: Visit): Promise<void>
}

const THEMES = ['dark', 'light'] as const
/** Which pictures lie side by side: each sheet is about as large as it can be looked at. */
const SHEETS = [
  ['desktop dark', 'phone light'],
  ['desktop light', 'phone dark'],
  ['tablet dark', 'tablet light'],
]

const [folder = 'shots', what = 'screens', part = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const sights: readonly Sight[] =
  what === 'screens'
    ? SCREENS
    : (await momentsOf(what, part)).map(({ name, file }) => ({ name, show: v => openMatch(v, file) }))
const house = await openHouse()
const visits = new Map<string, Visit>()
for (const [size, options] of Object.entries(SIZES))
  for (const theme of THEMES)
    visits.set(`${size} ${theme}`, await visit(house, { ...options, colorScheme: theme }))
const desk = await (await house.browser.newContext()).newPage()

for (const [index, sight] of sights.entries()) {
  const { name } = sight
  const taken = new Map<string, Buffer>()
  for (const [which, v] of visits) {
    await sight.show(v)
    await v.page.waitForTimeout(500)
    if (what !== 'screens' || name.includes(part)) taken.set(which, await v.page.screenshot())
    for (const fault of v.faults.splice(0)) console.error(`${name}, ${which}: ${fault}`)
  }
  if (taken.size === 0) continue
  for (const [at, sheet] of SHEETS.entries())
    await lay(
      sheet.flatMap(which => taken.get(which) ?? []),
      `${String(index + 1).padStart(2, '0')}${'abc'[at]} ${name.replaceAll(/[^\w ]/g, '')}.png`,
    )
}
await house.close()

async function lay(pictures: readonly Buffer[], name: string): Promise<void> {
  const images = pictures.map(png => `<img src="data:image/png;base64,${png.toString('base64')}">`)
  await desk.setViewportSize({ width: 2080, height: 900 })
  await desk.setContent(
    `<body style="margin:0"><div id="sheet" style="display:inline-flex;gap:16px;align-items:start;background:#808080">${images.join('')}</div>`,
  )
  await desk.locator('#sheet').screenshot({ path: join(folder, name) })
}
