/** Where the project or the package lies: these sources and what is built of them stand equally deep in it. */
export const ROOT = new URL('../../', import.meta.url)
