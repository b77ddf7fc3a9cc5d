/**
 * Properties run from one fixed seed, so that a failure seen anywhere is seen everywhere.
 * Another seed explores further: UNDERCROFT_SEED=7 npm test
 */
const DEFAULT_SEED = 20260101

export function propertySeed(): number {
  const seed = Number(process.env['UNDERCROFT_SEED'] || DEFAULT_SEED)
  if (!Number.isInteger(seed)) throw new Error('UNDERCROFT_SEED must be a whole number.')
  return seed
}
