/** `npm run odds [ENCOUNTERS]`: One Deck Dungeon's odds beside encounters that were played. Fails where they differ. */
import { type Compared, compare, type Measured, PLACES } from './encounters.ts'

const encounters = Number(process.argv[2] ?? 20_000)
/** So many standard errors apart is no chance any more. */
const SIGMAS = 4

for (const place of PLACES) {
  const found = compare(place, encounters)
  process.stdout.write(`${lineOf(found)}\n`)
  if (isOff(found)) process.exitCode = 1
}

function lineOf(found: Compared): string {
  const parts = (['damage', 'time', 'death'] as const).map(
    harm => `${harm} told ${written(found.told[harm])}, met ${written(found.met[harm])}`,
  )
  return `${isOff(found) ? 'OFF ' : 'ok  '}${found.name}: ${parts.join('; ')}`
}

function written({ mean, error }: Measured): string {
  return error === 0 ? mean.toFixed(3) : `${mean.toFixed(3)} (${error.toFixed(3)})`
}

function isOff({ told, met }: Compared): boolean {
  return (['damage', 'time', 'death'] as const).some(
    harm =>
      Math.abs(told[harm].mean - met[harm].mean) >
      SIGMAS * Math.hypot(told[harm].error, met[harm].error) + 1e-9,
  )
}
