/** What the disk refused, as the sentence that ends a sitting: nothing that follows, a look above all, takes place (S29). */
export class DiskFault extends Error {}
