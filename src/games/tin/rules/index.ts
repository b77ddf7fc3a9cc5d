/** The front door of the rules: what view and odds may ask of them. */
export { actor } from './legal.ts'
export { resultOf } from './result.ts'
export { here, monstersIn } from './state.ts'
export { isOpen } from './tile-fit.ts'
