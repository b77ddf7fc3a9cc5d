/** What is wrong with one moment of a game, on one screen after the other. */
import type { Moment } from '../moments/index.ts'
import { unclearIn } from '../names.ts'
import { flawsOf, openTable, overflowOf, type Visit } from '../visit.ts'
import type { Eyes } from './eyes.ts'
import { despite, GAPS, isKnown } from './gaps.ts'
import { SEVENTH, screensFor } from './seventh.ts'
import { LAPTOP, PHONE, type Screen, USUAL } from './sizes.ts'

/** With its place among those of its game. */
type Placed = Moment & { readonly place: number }

/** What ears find, axe and names that two have, hardly differs by moment or size: those that are looked at whole are heard. */
function earsFor(screens: readonly Screen[]): readonly Screen[] {
  return screens.length > USUAL.length ? [LAPTOP, PHONE] : []
}

export async function flawsAt(v: Visit, eyes: Eyes, game: string, moment: Placed): Promise<string[]> {
  const { name, file, place } = moment
  await eyes.turnTo(LAPTOP)
  await openTable(v, file)
  const found: string[] = []
  const screens = screensFor(place, SEVENTH)
  for (const screen of screens) {
    await eyes.turnTo(screen)
    const faults = despite(isKnown(GAPS, game, screen.name, name), await faultsOn(v, eyes, screen))
    const heard = earsFor(screens).includes(screen)
      ? [...(await flawsOf(v.page)), ...(await unclearIn(v.page))]
      : []
    found.push(
      ...[...faults, ...heard, ...v.faults.splice(0)].map(flaw => `${name}, ${screen.name}: ${flaw}`),
    )
  }
  return found
}

async function faultsOn(v: Visit, eyes: Eyes, screen: Screen): Promise<string[]> {
  const look = () => eyes.look(screen)
  const seen = screen.hasHint ? await withHint(v, look) : await look()
  return [...seen, ...(await overflowOf(v.page))]
}

/** Does this while a hint lies open, if there is one to be had. */
async function withHint<T>({ page }: Visit, look: () => Promise<T>): Promise<T> {
  if (!(await page.locator('.bar-hint:not([aria-disabled=true])').isVisible())) return look()
  await page.locator('.bar-hint').click()
  await page.locator('.hint-slip').waitFor()
  const seen = await look()
  await page.locator('.hint-slip > .icon-only').click()
  return seen
}
