import { mkdirSync } from 'node:fs'
import { openHouse, visit, SIZES, beginMatch } from './test/web/visit.ts'
const house = await openHouse()
const [, , size = 'desktop', seed = '5'] = process.argv
mkdirSync('/tmp/film', { recursive: true })
const v = await visit(house, { ...SIZES[size as 'desktop'], reducedMotion: 'no-preference' }, { pace: 'slow' })
const { page } = v
await beginMatch(v, 'dungeon', { seed: Number(seed) } as never)
await page.waitForTimeout(500)
console.log(await page.locator('.table').getAttribute('data-beat'), await page.locator('.prompt-ask').textContent())
let n = 0
const snap = async (tag: string) => { await page.screenshot({ path: `/tmp/film/${size}-${String(n++).padStart(2, '0')}-${tag}.png` }) }
await snap('start')
for (let turn = 0; turn < 40; turn++) {
  const spot = page.locator('.dg-spot[data-space^="room-"]')
  const ready = await page.locator('.table[data-ready=true]').count()
  if (ready && await spot.count()) { await spot.first().click({ force: true }); break }
  const any = page.locator('.actions .button:not([aria-disabled=true])').first()
  if (ready && await any.count()) await any.click()
  await page.waitForTimeout(300)
}
for (let i = 0; i < 34; i++) { const b = await page.locator('.table').getAttribute('data-beat'); await snap(String(b)); await page.waitForTimeout(60) }
console.log(v.faults)
await house.close()
