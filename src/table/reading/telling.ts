/** All that makes words of sights: a page loads it with the first match that is looked at. */
export { hintFor, reasonsIn } from './hint.ts'
export { boardOf, pictureOf } from './picture.ts'
