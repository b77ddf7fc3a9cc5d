/** What a farm could not do, as the sentence that ends a study: nothing that was played is lost. */
import { OutOfReach } from '../../server/out-of-reach.ts'

export class FarmFault extends OutOfReach {}
