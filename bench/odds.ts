/**
 * `npm run odds [GAME] [POSITIONS] [ATTEMPTS]`: the odds that the games show, beside what happened: at positions of games
 * from fixed seeds, and for One Deck Dungeon in encounters made for it. Fails where they differ.
 */
import { type Compared, compare, PLACES } from './encounters.ts'
import { isOff, positionsOf, type Verdict, verdictsOf, WITHIN } from './shown/check.ts'
import { dungeonShowing } from './shown/dungeon.ts'
import { onedeckShowing } from './shown/onedeck.ts'
import { tinShowing } from './shown/tin.ts'
import type { Measured, Showing } from './shown/types.ts'

const [, , only, positions = '200', attempts] = process.argv
const POSITIONS = Number(positions)
/** In encounters made for it, so many standard errors apart is no chance any more. */
const SIGMAS = 4

if (isWanted('tin')) checked(tinShowing, 4000)
if (isWanted('dungeon')) checked(dungeonShowing, 4000)
if (isWanted('onedeck')) checked(onedeckShowing, 400)
if (isWanted('places')) for (const place of PLACES) told(compare(place, Number(attempts ?? 20_000)))

function isWanted(game: string): boolean {
  return only === undefined || only === game
}

function checked<S>(showing: Showing<S>, usual: number): void {
  const verdicts: Verdict[] = []
  for (const [index, shown] of [...positionsOf(showing, POSITIONS)].entries())
    verdicts.push(...verdictsOf(shown, Number(attempts ?? usual), index))
  const outside = verdicts.filter(({ apart }) => apart > WITHIN[95]).length
  const off = verdicts.filter(isOff)
  const share = ((100 * outside) / verdicts.length).toFixed(1)
  say(
    `${off.length === 0 ? 'ok ' : 'OFF'} ${showing.game}: ${verdicts.length} numbers at ${POSITIONS} positions; ${outside} (${share}%) outside 95%, ${off.length} outside 99.9%`,
  )
  for (const { name, what, told: said, met, apart } of off)
    say(
      `    ${name}: ${what} told ${said.toFixed(4)}, met ${met.toFixed(4)}, ${apart.toFixed(1)} errors apart`,
    )
  if (off.length > 0) process.exitCode = 1
}

function told(found: Compared): void {
  const parts = (['damage', 'time', 'death'] as const).map(
    harm => `${harm} told ${written(found.told[harm])}, met ${written(found.met[harm])}`,
  )
  say(`${areApart(found) ? 'OFF' : 'ok '} ${found.name}: ${parts.join('; ')}`)
  if (areApart(found)) process.exitCode = 1
}

function written({ mean, error }: Measured): string {
  return error === 0 ? mean.toFixed(3) : `${mean.toFixed(3)} (${error.toFixed(3)})`
}

function areApart({ told: said, met }: Compared): boolean {
  return (['damage', 'time', 'death'] as const).some(
    harm =>
      Math.abs(said[harm].mean - met[harm].mean) >
      SIGMAS * Math.hypot(said[harm].error, met[harm].error) + 1e-9,
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
