/** The places for marks: circles, squares and stars, crossed where a mark is made. */
import { words } from './text/index.ts'

export const SHAPES = ['circle', 'square', 'star'] as const

type Shape = (typeof SHAPES)[number]

export function Places({ made, of }: { readonly made: readonly number[]; readonly of: readonly number[] }) {
  const { places, shapes } = words.value
  return (
    <span class="od-talent-places">
      {SHAPES.map((shape, kind) => {
        const count = of[kind] ?? 0
        if (count === 0) return null
        return (
          <span key={shape} role="img" aria-label={places(made[kind] ?? 0, count, shapes[kind] ?? '')}>
            {Array.from({ length: count }, (_, place) => (
              <Place key={place} shape={shape} isMade={place < (made[kind] ?? 0)} />
            ))}
          </span>
        )
      })}
    </span>
  )
}

const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z',
  square: 'M3 3h18v18H3Z',
  star: 'M12 1.5l3.2 6.8 7.3.9-5.4 5 1.4 7.3-6.5-3.6-6.5 3.6 1.4-7.3-5.4-5 7.3-.9Z',
}

export function Place({ shape, isMade }: { readonly shape: Shape; readonly isMade: boolean }) {
  return (
    <svg class="od-talent-place" viewBox="0 0 24 24" aria-hidden="true">
      <path class="od-talent-outline" d={OUTLINES[shape]} />
      {isMade && <path class="od-talent-cross" d="M6 6.5 18 17.5M17.5 6 6.5 18" />}
    </svg>
  )
}
