/**
 * Into how few files the page and its workers are cut. Left to itself the bundler makes one of every part that two
 * screens share, most of them smaller than what it costs to ask for them: a table was ninety requests away.
 */

/** A file below this many bytes, before it is made small, goes with the one that most of the same screens load. */
const SMALL = 24_000

export const fewChunks = {
  output: {
    codeSplitting: {
      groups: [
        { name: 'first', tags: ['$initial' as const], priority: 1 },
        {
          name: 'shared',
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: SMALL,
          // With what they import files would be fewer, and a table a tenth larger.
          includeDependenciesRecursively: false,
        },
      ],
    },
    chunkFileNames: ({ name }: { readonly name: string }) => `assets/${shortened(name)}-[hash].js`,
    assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
      `assets/${name.includes('~') ? shortened(name) : '[name]'}-[hash][extname]`,
  },
}

/** The bundler lists all who share a file in its name. */
function shortened(name: string): string {
  return name.split('~')[0] ?? name
}
