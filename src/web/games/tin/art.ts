/** Linocuts of this game, where they have been made; without one an outline stands in. */
const FILES: Readonly<Record<string, string>> = import.meta.glob('../../art/{tin,covers}/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function artAt(folder: 'tin' | 'covers', name: string): string | null {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return FILES[`../../art/${folder}/${slug}.webp`] ?? null
}
