/** True in `npm run test:wide`, which also looks at what is too much for every run. */
export const IS_WIDE = process.env['UNDERCROFT_WIDE'] === '1'
