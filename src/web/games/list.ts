/** The only list of games that the page has, a line each; home shows them in the order of their ids. */
export { dungeon } from './dungeon/index.ts'
export { onedeck } from './onedeck/index.ts'
export { tin } from './tin/index.ts'
