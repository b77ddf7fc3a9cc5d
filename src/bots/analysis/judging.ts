/** Raised whenever matches are looked back at otherwise: what was found by another is not gone on with. */
export const JUDGING = 3
