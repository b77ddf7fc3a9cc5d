const FILES: Readonly<Record<string, string>> = import.meta.glob('../art/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a linocut, if it has been made. */
export const picture = (name: string): string | undefined => FILES[`../art/${name}.webp`]
