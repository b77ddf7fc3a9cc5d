/** The front door of the rules: what view, odds, text and advice may ask of them. */
export { promptOf } from './legal.ts'
